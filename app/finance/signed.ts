import { formatRupees } from '#domain/property/price';

/** Rupees with a true minus sign in front of a loss: "−₹2,000". */
export function signedRupees(rupees: number): string {
  return rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees);
}

/** Per cent to two decimals, a loss with the same sign: "−1.25%". */
export function signedPercent(value: number): string {
  return `${value.toFixed(2).replace('-', '−')}%`;
}
