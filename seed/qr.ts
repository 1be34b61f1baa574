import { toString as toQr } from 'qrcode';

/**
 * A QR code as an SVG file. A sample's code says that it is one and leads nowhere: an invented number must not
 * send anybody to the register.
 */
export async function toReraQrSvg(
  rera: string,
  { sample, website }: { sample: boolean; website: string },
): Promise<string> {
  const text = sample ? `SAMPLE ${rera}` : `${rera} ${website}`;
  return toQr(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 1,
    width: 216,
    color: { dark: '#1A1F1D', light: '#FFFFFF' },
  });
}
