import dockToBank from './drawings/dock-to-bank.svg?url';
import openContainer from './drawings/open-container.svg?url';
import rack from './drawings/rack.svg?url';
import bank from './drawings/scene-bank.svg?url';
import dock from './drawings/scene-dock.svg?url';
import list from './drawings/scene-list.svg?url';
import order from './drawings/scene-order.svg?url';
import scale from './drawings/scene-scale.svg?url';
import slip from './drawings/scene-slip.svg?url';
import take from './drawings/scene-take.svg?url';
import tally from './drawings/scene-tally.svg?url';
import truck from './drawings/scene-truck.svg?url';
import cosmetics from './drawings/shelf-cosmetics.svg?url';
import food from './drawings/shelf-food.svg?url';
import household from './drawings/shelf-household.svg?url';

interface Drawn {
  url: string;
  width: number;
  height: number;
}
const scene = (url: string): Drawn => ({ url, width: 200, height: 214 });
const shelf = (url: string): Drawn => ({ url, width: 360, height: 126 });

const drawings: Readonly<Record<string, Drawn>> = {
  'open-container': { url: openContainer, width: 656, height: 509 },
  'dock-to-bank': { url: dockToBank, width: 1200, height: 216 },
  rack: { url: rack, width: 592, height: 464 },
  'scene-bank': scene(bank),
  'scene-dock': scene(dock),
  'scene-list': scene(list),
  'scene-order': scene(order),
  'scene-scale': scene(scale),
  'scene-slip': scene(slip),
  'scene-take': scene(take),
  'scene-tally': scene(tally),
  'scene-truck': scene(truck),
  'shelf-cosmetics': shelf(cosmetics),
  'shelf-food': shelf(food),
  'shelf-household': shelf(household),
};

/** Whether the name is one of our own drawings: "drawing:scene-truck" without its beginning. */
export const isDrawing = (name: string): boolean => Object.hasOwn(drawings, name);

/** A drawing of our own in the colours of the theme. Decoration unless `alt` says what it shows. */
export function Drawing({ name, alt = '', isFirst = false }: { name: string; alt?: string; isFirst?: boolean }) {
  const drawn = drawings[name];
  if (!drawn) return null;
  return (
    <img
      src={drawn.url}
      alt={alt}
      width={drawn.width}
      height={drawn.height}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className="h-auto w-full"
    />
  );
}
