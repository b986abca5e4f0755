import type { Area } from '@zhilv/contract/system';
import { areaList } from '@vant/area-data';

type Names = Readonly<Record<string, string>>;

const { city_list: cities, county_list: districts } = areaList;
const provinces: Names = Object.fromEntries(
  Object.entries(areaList.province_list).map(([code, name]): [string, string] => [code, provinceName(code, name)]),
);

/** A municipality has its own name as its only city, so that back ends of this family call the province 北京 (recorded). */
function provinceName(code: string, name: string): string {
  return isMunicipality(code) ? name.replace(/市$/, '') : name;
}

function isMunicipality(code: string): boolean {
  return cities[`${code.slice(0, 2)}0100`] === areaList.province_list[code];
}

/** The provinces with their cities, and these with their districts, in the order of the codes. */
export const areaTree: readonly Area[] = treeOf();

function treeOf(): readonly Area[] {
  const below = (names: Names, length: number) => Map.groupBy(Object.entries(names), ([code]) => code.slice(0, length));
  const districtsOf = below(districts, 4);
  const citiesOf = below(cities, 2);
  const area = ([code, name]: readonly [string, string], children: readonly Area[]): Area => ({
    id: Number(code),
    name,
    children,
  });
  return Object.entries(provinces).map((province) =>
    area(
      province,
      (citiesOf.get(province[0].slice(0, 2)) ?? []).map((city) =>
        area(
          city,
          (districtsOf.get(city[0].slice(0, 4)) ?? []).map((district) => area(district, [])),
        ),
      ),
    ),
  );
}

/** The names of an area and of those it lies in, such as 北京 北京市 东城区; null for a code that is none. */
export function areaName(id: number | null | undefined): string | null {
  const code = String(id ?? '');
  const own = districts[code] ?? cities[code] ?? provinces[code];
  if (own === undefined) return null;
  const province = provinces[`${code.slice(0, 2)}0000`];
  const city = cities[`${code.slice(0, 4)}00`];
  // An area that is itself a city or a province is named once; 北京 and 北京市 are two.
  const names = code in provinces ? [own] : code in cities ? [province, own] : [province, city, own];
  return names.filter((name) => name !== undefined).join(' ');
}
