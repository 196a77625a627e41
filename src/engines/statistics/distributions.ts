/** The natural logarithm of the gamma function of a positive number, by Lanczos' approximation (g 7, nine terms). */
function logGamma(value: number): number {
  const terms = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const x = value - 1;
  const t = x + 7.5;
  const sum = terms.reduce((total, term, place) => total + (place === 0 ? term : term / (x + place)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const least = 1e-300;
  const kept = (value: number) => (Math.abs(value) < least ? least : value);
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m += 1) {
    for (const step of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / kept(1 + step * d);
      c = kept(1 + step / c);
      fraction *= d * c;
    }
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return fraction;
}

/** The regularized incomplete beta function, for 0 ≤ x ≤ 1. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** How likely Student's t with so many degrees of freedom is at least as far from nought as `t`, 0 to 1. */
export const studentP = (t: number, freedom: number): number =>
  incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);

/** How likely a standard normal value is at least as far from nought as `z`: Student's t with endless freedom. */
export const normalP = (z: number): number => studentP(z, 1e7);

/** The t that is exceeded, to either side, with a probability of `p` between 0 and 1; by halving, exact to nine digits. */
export function studentBound(p: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentP(high, freedom) > p && high < 1e9) high *= 2;
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (studentP(middle, freedom) > p) low = middle;
    else high = middle;
  }
  return high;
}
