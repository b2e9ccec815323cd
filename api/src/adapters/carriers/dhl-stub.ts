/**
 * A stand-in for the DHL Express MyDHL API on this machine: it holds every body to the published schema, answers as the
 * published document says, and fails as it is told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { carrierLabel } from './carrier-label.ts';
import { pickupRequest, rateRequest, shipmentRequest } from './dhl-schema.ts';

/** How the next calls of a path are answered; each is used once. `silent` never answers. */
type Fault = 'silent' | 500 | 429 | 'malformed' | { readonly status: number; readonly detail: string };
type Asked = { readonly method: string; readonly path: string; readonly body: unknown };
export type DhlStub = {
  readonly url: string;
  readonly asked: Asked[];
  faults: { path: string; fault: Fault }[];
  checkpoints: { date: string; time: string; typeCode: string; description: string }[];
  /** References that are found again, as if their answer had been lost. */
  readonly shipments: Map<string, string>;
  close(): Promise<void>;
};

export const dhlUser = { user: 'quayside', password: 'only for tests' };
const authorization = `Basic ${Buffer.from(`${dhlUser.user}:${dhlUser.password}`).toString('base64')}`;
const ajv = new Ajv({ allErrors: true });
const schemas: Readonly<Record<string, ValidateFunction>> = {
  'POST /rates': ajv.compile(rateRequest),
  'POST /shipments': ajv.compile(shipmentRequest),
  'POST /pickups': ajv.compile(pickupRequest),
};

export async function dhlStub(): Promise<DhlStub> {
  const stub: Omit<DhlStub, 'url' | 'close'> = { asked: [], faults: [], checkpoints: [], shipments: new Map() };
  const server = createServer((request, response) => void answer(stub, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return Object.assign(stub, {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type State = Omit<DhlStub, 'url' | 'close'>;

async function answer(stub: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const sent = await text(request);
  const body: unknown = sent === '' ? null : JSON.parse(sent);
  stub.asked.push({ method, path: request.url ?? '', body });
  if (request.headers.authorization === authorization)
    await answerKnown(stub, response, { method, url: request.url ?? '/', body });
  else problem(response, 401, 'Invalid Credentials. Please check credentials and retry.');
}

type Known = { readonly method: string; readonly url: string; readonly body: unknown };

async function answerKnown(stub: State, response: ServerResponse, { method, url, body }: Known): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://stub');
  const index = stub.faults.findIndex(({ path }) => pathname.startsWith(path));
  const [failing] = index < 0 ? [] : stub.faults.splice(index, 1);
  const check = schemas[`${method} ${pathname}`];
  if (failing) fail(response, failing.fault, pathname === '/pickups' ? 201 : 200);
  else if (check && !check(body)) invalid(response, check.errors ?? []);
  else if (method === 'POST') await made(stub, response, pathname, body);
  else if (method === 'DELETE') json(response, 200, null);
  else tracked(stub, response, pathname, searchParams);
}

function fail(response: ServerResponse, fault: Fault, success: number): void {
  if (fault === 'malformed') response.writeHead(success, { 'content-type': 'application/json' }).end('{"products": [');
  else if (typeof fault === 'number') problem(response, fault, '999: Process failure occurred.');
  else if (fault !== 'silent') problem(response, fault.status, fault.detail);
}

/** As the document's example of a validation error. */
function invalid(response: ServerResponse, errors: readonly ErrorObject[]): void {
  const additionalDetails = errors.map(
    ({ instancePath, keyword, params, message }) =>
      `#${instancePath}: ${keyword === 'maxLength' ? `expected maxLength: ${params.limit}` : message}`,
  );
  problem(response, 422, 'Multiple problems found, see Additional Details', { additionalDetails });
}

const cityOf = (body: unknown): string => /"cityName":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? '';
const weightsOf = (body: unknown): number =>
  [...JSON.stringify(body).matchAll(/"weight":([\d.]+)/g)].reduce((sum, [, weight]) => sum + Number(weight), 0);

async function made(stub: State, response: ServerResponse, path: string, body: unknown): Promise<void> {
  const wrong = refusalOf(body);
  if (wrong) problem(response, 400, wrong);
  else if (path === '/rates') json(response, 200, rates);
  else if (path === '/pickups') json(response, 201, pickupOf(stub));
  else await shipped(stub, response, body);
}

function refusalOf(body: unknown): string | null {
  if (cityOf(body) === 'Nowhere') return '996: The requested product is not available based on your search criteria.';
  return weightsOf(body) > 3_000 ? '1001: The requested product exceeds the maximum shipment weight.' : null;
}

const pickupOf = ({ asked }: State) => ({
  dispatchConfirmationNumbers: [`PRG${asked.length.toString().padStart(9, '0')}`],
  readyByTime: '09:00',
  nextPickupDate: '2026-11-24',
});

async function shipped(stub: State, response: ServerResponse, body: unknown): Promise<void> {
  const number = numberOf(stub.shipments.size);
  const reference = /"value":"([0-9a-f]{32})"/.exec(JSON.stringify(body))?.[1];
  if (reference) stub.shipments.set(reference, number);
  json(response, 201, {
    shipmentTrackingNumber: number,
    packages: [{ referenceNumber: 1, trackingNumber: `JD0146000${number}` }],
    documents: [{ imageFormat: 'PDF', typeCode: 'label', content: Buffer.from(await label).toString('base64') }],
  });
}

const numberOf = (count: number): string => {
  const serial = 331_881_000 + count;
  return `${serial}${serial % 7}`;
};

function tracked(stub: State, response: ServerResponse, path: string, query: URLSearchParams): void {
  const found =
    path === '/tracking'
      ? stub.shipments.get(query.get('shipmentReference') ?? '')
      : decodeURIComponent(path.split('/')[2] ?? '');
  if (!found) problem(response, 404, 'No result found');
  else
    json(response, 200, {
      shipments: [{ shipmentTrackingNumber: found, status: 'Success', events: stub.checkpoints }],
    });
}

const rates = {
  products: [
    {
      productName: 'EXPRESS WORLDWIDE',
      productCode: 'P',
      weight: { provided: 5, unitOfMeasurement: 'metric' },
      totalPrice: [
        { currencyType: 'PULCL', priceCurrency: 'GBP', price: 99.99 },
        { currencyType: 'BILLC', priceCurrency: 'EUR', price: 41.51 },
      ],
      deliveryCapabilities: { totalTransitDays: 2 },
    },
  ],
};

const label = carrierLabel(
  {
    id: 'stub',
    carrier: 'dhl_express',
    pickupDate: '2026-11-23',
    order: 'QS-1',
    from: { company: 'W', line1: 'A', line2: '', postalCode: '', city: 'R', country: 'NL', timeZone: 'UTC' },
    to: { name: 'N', line1: 'S 1', line2: '', postalCode: '20457', city: 'H', country: 'DE' },
    loads: [],
    currency: 'EUR',
  },
  ['3318810025'],
);

function problem(response: ServerResponse, status: number, detail: string, more: object = {}): void {
  json(response, status, { instance: '/expressapi', title: 'Bad request', status: String(status), detail, ...more });
}

function json(response: ServerResponse, status: number, body: object | null): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body));
}
