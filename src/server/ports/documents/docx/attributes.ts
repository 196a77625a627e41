/** Attributes of one element, by their prefixed names. */
export type Attributes = Record<string, string>;

export const valueOf = (attributes: Attributes): string => attributes['w:val'] ?? '';
/** A switch of WordprocessingML: there and not turned off (ECMA-376 part 1, 17.17.4). */
export const isOn = (attributes: Attributes): boolean => !/^(0|false|off)$/.test(attributes['w:val'] ?? '');
