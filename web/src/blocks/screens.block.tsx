import { cx } from '../ui/cx.ts';
import { NextAction } from '../ui/facts/next-action.tsx';
import { Band } from '../ui/marketing/band.tsx';
import { Screen, ScreenButton } from '../ui/marketing/screen.tsx';
import { type ContentBlock, childrenOf, neededChildren, neededText, textOf } from './block.ts';

const rails: Readonly<Record<string, string>> = { seller: 'rail-move', quayside: 'rail-wait', carrier: 'rail-wait' };

/** The portal's list of orders, drawn by its own parts; beside it what to see in it. */
export function OrdersScreenPanel({ block }: { block: ContentBlock }) {
  const orders = neededChildren(block, 'orders');
  const keys = childrenOf(block, 'keys');
  return (
    <Band
      heading={neededText(block, 'title')}
      lead={textOf(block, 'description') || undefined}
      isSplit
      beside={
        keys.length > 0 && (
          <ol className="mt-4 flex flex-col gap-5">
            {keys.map((key, index) => (
              <li key={key._uid} className="grid grid-cols-[28px_1fr] gap-x-3 gap-y-1">
                <span aria-hidden="true" className="type-control grid size-6 place-items-center bg-ink text-surface">
                  {index + 1}
                </span>
                <h3 className="type-h3">{neededText(key, 'title')}</h3>
                <p className="col-start-2 text-muted">{textOf(key, 'body')}</p>
              </li>
            ))}
          </ol>
        )
      }
    >
      <Screen alt={neededText(block, 'alt')}>
        <ul className="@container flex flex-col">
          {orders.map((order, index) => (
            <OrderRow key={order._uid} order={order} isFirst={index === 0} />
          ))}
        </ul>
      </Screen>
    </Band>
  );
}

/** Where there is little room, also for large text, one below the other; on a phone two lines; else one line, its columns below each other. */
function OrderRow({ order, isFirst }: { order: ContentBlock; isFirst: boolean }) {
  const mover = textOf(order, 'mover');
  const action = neededText(order, 'action');
  return (
    <li
      className={cx(
        rails[mover] ?? 'rail-done',
        'grid items-center gap-x-4 gap-y-2 border-b border-line py-3 pr-4 pl-5 last:border-b-0 @min-[17rem]:grid-cols-[1fr_auto] @min-[36rem]:grid-cols-[10rem_1fr_8rem_6rem]',
      )}
    >
      <TwoLines first={neededText(order, 'code')} second={neededText(order, 'place')} isCode />
      <span className="min-w-0 @min-[17rem]:col-span-2 @min-[24rem]:col-span-1 @min-[24rem]:row-start-2 @min-[36rem]:row-start-auto">
        {mover === 'seller' ? (
          <ScreenButton look={isFirst ? 'move' : 'secondary'}>{action}</ScreenButton>
        ) : (
          <NextAction label={action} to="" isMove={false} />
        )}
      </span>
      <span className="@min-[17rem]:col-span-2 @min-[24rem]:col-span-1">
        <TwoLines first={neededText(order, 'due')} second={textOf(order, 'until')} />
      </span>
      <span className="type-num whitespace-nowrap @min-[17rem]:col-start-2 @min-[17rem]:row-start-1 @min-[17rem]:text-right @min-[36rem]:col-start-auto @min-[36rem]:row-start-auto">
        {neededText(order, 'total')}
      </span>
    </li>
  );
}

function TwoLines({ first, second, isCode = false }: { first: string; second: string; isCode?: boolean }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className={cx('@min-[17rem]:whitespace-nowrap', isCode && 'type-code')}>{first}</span>
      {second !== '' && <span className="type-small text-muted">{second}</span>}
    </span>
  );
}

/** Screens of one order on a phone, in order of time; on a phone they scroll sideways. */
export function PhoneScreensPanel({ block }: { block: ContentBlock }) {
  const title = neededText(block, 'title');
  return (
    <Band heading={title} lead={textOf(block, 'description') || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys too */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto">
        <ol className="grid auto-cols-[minmax(272px,1fr)] grid-flow-col gap-4 border-t-2 border-ink lg:gap-8">
          {neededChildren(block, 'screens').map((screen) => (
            <li key={screen._uid} className="flex flex-col gap-3 pt-3">
              <p className="type-small font-semibold">{textOf(screen, 'when')}</p>
              <PhoneScreen screen={screen} />
            </li>
          ))}
        </ol>
      </section>
    </Band>
  );
}

function PhoneScreen({ screen }: { screen: ContentBlock }) {
  const stats = neededChildren(screen, 'stats');
  return (
    <Screen alt={neededText(screen, 'alt')} code={neededText(screen, 'code')}>
      <div className="flex min-h-[360px] flex-1 flex-col px-4 py-4">
        <p className="type-h2">{neededText(screen, 'title')}</p>
        <p className="type-small text-muted">{textOf(screen, 'note')}</p>
        <ul className="mt-3 flex flex-1 flex-col">
          {stats.map((stat, index) => (
            <li
              key={stat._uid}
              className={cx(
                'grid grid-cols-[1fr_auto] gap-x-4 py-2',
                index === stats.length - 1
                  ? 'border-t-2 border-ink font-bold'
                  : 'border-t border-line first:border-t-0',
              )}
            >
              <span>{neededText(stat, 'name')}</span>
              <span className="type-num text-right">{neededText(stat, 'value')}</span>
              {textOf(stat, 'note') && <span className="type-small col-span-2 text-muted">{textOf(stat, 'note')}</span>}
            </li>
          ))}
        </ul>
        <ScreenButton look="move" isWide>
          {neededText(screen, 'action')}
        </ScreenButton>
      </div>
    </Screen>
  );
}
