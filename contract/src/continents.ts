/** Countries by continent, as pickers offer them (PRO-17). The Middle East is a continent of its own here. */
import { countryCodes } from './country-codes.ts';

export const continents = [
  'AFRICA',
  'ASIA',
  'EUROPE',
  'NORTH_AMERICA',
  'OCEANIA',
  'SOUTH_AMERICA',
  'MIDDLE_EAST',
  'ANTARCTICA',
] as const;
export type Continent = (typeof continents)[number];

/** Source: United Nations M49; the Middle East after the United Nations' Western Asia without Cyprus and the Caucasus, with Egypt and Iran. */
const members: Readonly<Record<Exclude<Continent, 'ASIA'>, string>> = {
  AFRICA:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  EUROPE:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  NORTH_AMERICA:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  OCEANIA: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  SOUTH_AMERICA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  MIDDLE_EAST: 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  ANTARCTICA: 'AQ BV GS HM TF',
};
const asEntries = Object.entries(members).flatMap(([continent, list]) =>
  list.split(' ').map((code) => [code, continent] as const),
);
const placed = new Map<string, string>(asEntries);

/** The continent of a country; what is in no other list is Asia's. */
export const continentOf = (code: string): Continent => continents.find((one) => one === placed.get(code)) ?? 'ASIA';

export const countriesOf = (continent: Continent): string[] =>
  countryCodes.filter((code) => continentOf(code) === continent);
