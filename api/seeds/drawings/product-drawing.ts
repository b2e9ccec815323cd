/** Pictures of demo products: the container its noun comes in, in the colours of the brand, the label in those of the scent. */
import { type Container, containers } from './containers.ts';

const containerOf: Readonly<Record<string, Container>> = {
  'hand soap': 'pump',
  'soap bar': 'wrappedBar',
  'foaming wash': 'pump',
  'soap refill': 'pouch',
  'hand cream': 'tube',
  'body lotion': 'pump',
  'night balm': 'jar',
  'face oil': 'dropper',
  shampoo: 'bottle',
  conditioner: 'bottle',
  'hair mask': 'jar',
  'dry shampoo': 'can',
  'all-purpose cleaner': 'trigger',
  'dish soap': 'bottle',
  'glass cleaner': 'trigger',
  'laundry powder': 'box',
  'black tea': 'tin',
  rooibos: 'box',
  'filter coffee': 'pouch',
  'espresso beans': 'pouch',
  'dark chocolate': 'slab',
  'salted liquorice': 'tin',
  nougat: 'wrappedBar',
  'fruit drops': 'tin',
  'scented candle': 'candle',
  'tea lights': 'box',
  'pillar candle': 'pillar',
  'room spray': 'can',
  notebook: 'book',
  'gel pen': 'pen',
  'ring binder': 'book',
  'sticky notes': 'notes',
};

/** Hue and saturation of what a name promises. */
const scents: Readonly<Record<string, readonly [number, number]>> = {
  Lavender: [268, 42],
  'Sea salt': [198, 46],
  Unscented: [40, 8],
  Bergamot: [68, 58],
  Cedar: [24, 44],
  'Oat milk': [36, 46],
  'Wild rose': [344, 54],
  'Blood orange': [12, 78],
  Smoked: [222, 10],
  'Extra mild': [150, 30],
  Classic: [214, 48],
  Winter: [190, 26],
};

/** Degrees between the hues of neighbouring brands: the golden angle keeps them apart however many there are. */
const goldenAngle = 137.508;

/**
 * @param brand its place in the list of brands
 * @param adjective of the product's name
 * @param noun of the product's name
 * @returns an SVG of 96 × 96 without text, script or style
 */
export function productDrawing(brand: number, adjective: string, noun: string): string {
  const hue = Math.round((brand * goldenAngle + 20) % 360);
  const isDeep = brand % 3 === 0;
  const [scentHue, scentStrength] = scents[adjective] ?? [hue, 30];
  const colours = {
    body: `hsl(${hue},${isDeep ? 38 : 46}%,${isDeep ? 34 : 62}%)`,
    shade: `hsl(${hue},${isDeep ? 42 : 40}%,${isDeep ? 26 : 53}%)`,
    cap: brand % 2 === 0 ? '#2b2f33' : `hsl(${hue},20%,88%)`,
    label: '#fbf8f1',
    mark: `hsl(${hue},45%,28%)`,
    scent: `hsl(${scentHue},${scentStrength}%,58%)`,
  };
  const ground = `<path fill="hsl(${scentHue},${Math.round(scentStrength / 2)}%,94%)" d="M0 0h96v96H0z"/><ellipse cx="48" cy="86" rx="27" ry="3.5" fill="#000" opacity=".1"/>`;
  const drawn = containers[containerOf[noun] ?? 'box'](colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${ground}${drawn}</svg>`;
}
