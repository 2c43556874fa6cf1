const hexa = (octets: ArrayBuffer): string =>
  [...new Uint8Array(octets)].map((o) => o.toString(16).padStart(2, '0')).join('')

/** True when both are the same, in a time that tells nothing of where they differ. */
const egales = (a: string, b: string): boolean => {
  let ecart = a.length ^ b.length
  for (let i = 0; i < a.length; i += 1)
    ecart |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return ecart === 0
}

/**
 * Says whether a notice comes from the register: its text as it was received, its
 * `X-Registre-Signature` header, and the key that was shown when the hook was made. A notice signed
 * more than `ageMaxSecondes` ago is refused: five minutes unless told.
 */
export const signatureValable = async (
  cle: string,
  signature: string | null | undefined,
  corps: string,
  {
    ageMaxSecondes = 300,
    maintenant = Date.now(),
  }: { ageMaxSecondes?: number; maintenant?: number } = {},
): Promise<boolean> => {
  const [, seconde = '', suite = ''] =
    /^t=(\d+)((?:,v1=[0-9a-f]{64}){1,2})$/.exec(signature ?? '') ?? []
  if (suite === '' || Math.abs(maintenant / 1000 - Number(seconde)) > ageMaxSecondes) return false
  const texte = new TextEncoder()
  const secret = await crypto.subtle.importKey(
    'raw',
    texte.encode(cle),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const attendue = hexa(
    await crypto.subtle.sign('HMAC', secret, texte.encode(`${seconde}.${corps}`)),
  )
  // Two for a day after a key was replaced: by the new one, and by the one that ends.
  return suite
    .split(',v1=')
    .slice(1)
    .map((v1) => egales(attendue, v1))
    .includes(true)
}
