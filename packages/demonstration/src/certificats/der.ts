// The little of DER (ITU-T X.690) that an X.509 certificate needs: Node reads certificates and
// makes none.

const longueur = (n: number): Buffer => {
  if (n < 0x80) return Buffer.from([n])
  const octets: number[] = []
  for (let reste = n; reste > 0; reste = Math.floor(reste / 256)) octets.unshift(reste % 256)
  return Buffer.from([0x80 | octets.length, ...octets])
}

/** One value: its tag, its length, its content. */
export const der = (tag: number, ...contenu: readonly Uint8Array[]): Buffer => {
  const corps = Buffer.concat(contenu)
  return Buffer.concat([Buffer.from([tag]), longueur(corps.length), corps])
}

export const sequence = (...contenu: readonly Uint8Array[]): Buffer => der(0x30, ...contenu)
export const ensemble = (...contenu: readonly Uint8Array[]): Buffer => der(0x31, ...contenu)
export const booleen = (valeur: boolean): Buffer => der(0x01, Buffer.from([valeur ? 0xff : 0]))
export const texte = (valeur: string): Buffer => der(0x0c, Buffer.from(valeur, 'utf8'))
export const texteIa5 = (valeur: string): Buffer => der(0x16, Buffer.from(valeur, 'latin1'))
export const octets = (valeur: Uint8Array): Buffer => der(0x04, valeur)
export const bits = (valeur: Uint8Array, inutilises = 0): Buffer =>
  der(0x03, Buffer.from([inutilises]), valeur)

/** A positive integer from its bytes. */
export const entier = (valeur: Uint8Array): Buffer =>
  der(0x02, (valeur[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), valeur]) : valeur)

/** An object identifier from its dotted form. */
export const oid = (points: string): Buffer => {
  const [a = 0, b = 0, ...suite] = points.split('.').map(Number)
  const octetsDe = (n: number): number[] => {
    const base128: number[] = [n % 128]
    for (let reste = Math.floor(n / 128); reste > 0; reste = Math.floor(reste / 128))
      base128.unshift(0x80 | (reste % 128))
    return base128
  }
  return der(0x06, Buffer.from([a * 40 + b, ...suite.flatMap(octetsDe)]))
}

/** An instant before 2050 (UTCTime). */
export const instant = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`, 'latin1'))
