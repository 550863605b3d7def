// Exact numbers: tenths and hundredths are what they say, which binary fractions are not.

function divisor(left, right) {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (b) [a, b] = [b, a % b];
  return a;
}

/** A fraction in lowest terms with a positive denominator. */
export class Rational {
  /** @param {bigint | number} numerator @param {bigint | number} denominator Not 0. */
  constructor(numerator, denominator = 1n) {
    const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
    const common = divisor(top, bottom) || 1n;
    const sign = bottom < 0n ? -1n : 1n;
    this.top = (sign * top) / common;
    this.bottom = (sign * bottom) / common;
  }

  /** The number that a text such as `-1.35e5`, or a number of JSON, writes; null for anything else. */
  static of(number) {
    const parts = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/.exec(String(number));
    if (!parts || (parts[2] + (parts[3] ?? "")) === "") return null;
    const [, sign, whole, places = "", exponent = "0"] = parts;
    const digits = BigInt((sign === "-" ? "-" : "") + whole + places);
    return new Rational(digits).scaled(Number(exponent) - places.length);
  }

  plus(other) {
    return new Rational(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  minus(other) {
    return this.plus(other.negated);
  }

  times(other) {
    return new Rational(this.top * other.top, this.bottom * other.bottom);
  }

  /** The quotient; the other is not 0. */
  over(other) {
    return new Rational(this.top * other.bottom, this.bottom * other.top);
  }

  /** The number times a power of ten. */
  scaled(power) {
    return power >= 0
      ? new Rational(this.top * 10n ** BigInt(power), this.bottom)
      : new Rational(this.top, this.bottom * 10n ** BigInt(-power));
  }

  /** A whole power, negative for a number that is not 0. */
  power(exponent) {
    const size = BigInt(Math.abs(exponent));
    return exponent >= 0
      ? new Rational(this.top ** size, this.bottom ** size)
      : new Rational(this.bottom ** size, this.top ** size);
  }

  get negated() {
    return new Rational(-this.top, this.bottom);
  }

  get size() {
    return this.top < 0n ? this.negated : this;
  }

  get isZero() {
    return this.top === 0n;
  }

  equals(other) {
    return this.top === other.top && this.bottom === other.bottom;
  }

  /** Whether it is no more than another. */
  isAtMost(other) {
    return this.top * other.bottom <= other.top * this.bottom;
  }

  /** The place of the first figure: 0 for 1 to 9.99, 1 for tens, -1 for tenths; the number is not 0. */
  get magnitude() {
    const { top, bottom } = this.size;
    let power = String(top).length - String(bottom).length;
    if (!new Rational(1).scaled(power).isAtMost(this.size)) power -= 1;
    return power;
  }

  /** The number with some significant figures, rounded half up, away from zero. */
  rounded(figures) {
    if (this.isZero) return this;
    const power = this.magnitude - figures + 1;
    const { top, bottom } = this.size.scaled(-power);
    const whole = (2n * top + bottom) / (2n * bottom);
    const result = new Rational(whole).scaled(power);
    return this.top < 0n ? result.negated : result;
  }
}
