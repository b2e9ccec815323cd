import { blockedOfferMessages } from '@quayside/contract/messages/blocked-offers';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { BlockedReason } from '@quayside/contract/offer-values';
import type { Offer } from '@quayside/contract/offers';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { ProductPicture } from '../../ui/facts/product-picture.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Facts, FullHeight, Page, PictureHead, Split, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useMay } from '../auth/auth.public.ts';
import { statusTone } from './components/offer-columns.tsx';
import { OfferFacts } from './components/offer-facts.tsx';
import { PriceHistory } from './components/price-history.tsx';
import { WhyNotWinning } from './components/why-not-winning.tsx';
import { WithdrawOffer } from './components/withdraw-offer.tsx';
import { useOffer } from './offers.queries.ts';

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** RT-16, INV-02: one offer: what wins, what a price would bring, its history, and its facts. */
export default function OfferDetailPage() {
  return (
    <PermissionGate permission="offers.read" title={words.detailTitle}>
      <OfferDetailView />
    </PermissionGate>
  );
}

function OfferDetailView() {
  const { offerQid = '' } = useParams();
  const { data: offer, error, refetch } = useOffer(offerQid);
  return (
    <FullHeight>
      {offer ? (
        <LoadedOffer key={offer.qid} offer={offer} />
      ) : (
        <Page
          above={<Breadcrumb list={words.title} to={paths.inventory} />}
          heading={<Heading level={1}>{words.detailTitle}</Heading>}
        >
          {error ? <Failed error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error)) return <LoadFailed onRetry={onRetry}>{words.failedOne}</LoadFailed>;
  return (
    <EmptyState title={words.offer_not_found} action={<LinkButton to={paths.inventory}>{words.back}</LinkButton>} />
  );
}

function LoadedOffer({ offer }: { offer: Offer }) {
  const mayWrite = useMay('offers.write');
  return (
    <Page
      above={<Breadcrumb list={words.title} to={paths.inventory} current={offer.productName} />}
      heading={<ProductHead offer={offer} />}
      actions={mayWrite && <WithdrawOffer offer={offer} />}
    >
      {offer.blockedReason && <Blocked offer={offer} reason={offer.blockedReason} />}
      <WhyNotWinning offer={offer} mayWrite={mayWrite} />
      <Split aside={<OfferFacts offer={offer} mayWrite={mayWrite} />}>
        <PriceHistory offer={offer} />
      </Split>
    </Page>
  );
}

/** The product with its picture, and what is told of the offer in a line. */
function ProductHead({ offer }: { offer: Offer }) {
  const { productName, picture, status, gtin, unitSize, stock, size, brand } = offer;
  return (
    <PictureHead picture={picture && <ProductPicture src={picture} size="large" />}>
      <Heading level={1}>{productName}</Heading>
      <Facts>
        <StatusBadge tone={statusTone(status)}>{words.statuses[status]}</StatusBadge>
        <CodeValue code={gtin} name={words.gtin} />
        <Text as="span">
          <bdi>{brand.name}</bdi>
          {size && `, ${size}`}
        </Text>
        {unitSize > 1 && <Text as="span">{words.sellingUnit(unitSize)}</Text>}
        <Text as="span">{words.inStock(stock)}</Text>
      </Facts>
    </PictureHead>
  );
}

/** Why buyers do not see it, and the way to settle that. */
function Blocked({ offer: { productName, gtin, blockedNote }, reason }: { offer: Offer; reason: BlockedReason }) {
  const { supportMailbox } = useSiteInfo();
  const subject = encodeURIComponent(blockedOfferMessages.askSubject(productName, gtin));
  return (
    <InlineNotification variant="error">
      <Stack gap={2}>
        <span>{words.blocked[reason]}</span>
        {blockedNote !== null && <span>{blockedOfferMessages.said(blockedNote)}</span>}
        <Link to={`mailto:${supportMailbox}?subject=${subject}`}>{blockedOfferMessages.ask}</Link>
      </Stack>
    </InlineNotification>
  );
}
