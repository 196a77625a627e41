/** Words of rank that name one rank in both languages; what is not in a line with another must stand itself. */
const SAME_RANK: readonly RegExp[] = [
  /^(?:manager|management|gerante?|gestionnaire|directeur|directrice)s?$/,
  /^(?:director|directeur|directrice)s?$/,
  /^(?:supervisor|superviseure?|supervis(?:ing|ory))s?$/,
  /^(?:chef|chief|head)s?$/,
  /^(?:lead|leader|chef)s?$/,
  /^(?:foreman|forewoman|foreperson|contremaitre|contremaitresse)s?$/,
  /^(?:owner|proprietaire)s?$/,
  /^(?:senior|sr|principale?)$/,
  /^(?:specialist|specialiste)s?$/,
  /^(?:expert|experte)s?$/,
  /^(?:president|presidente)$/,
  /^(?:master|maitre|maitresse)$/,
  /^(?:regional|regionale)$/,
  /^(?:national|nationale)$/,
  /^(?:general|generale)$/,
];

export const isSameRank = (one: string, other: string): boolean => {
  const parts = other.split('-');
  return (
    other === one ||
    parts.includes(one) ||
    SAME_RANK.some((same) => same.test(one) && parts.some((part) => same.test(part)))
  );
};
