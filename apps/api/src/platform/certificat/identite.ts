import { createHash, X509Certificate } from 'node:crypto'
import {
  contientClePrivee,
  dnEnLigne,
  type IdentiteCertificat,
  lireSujet,
  nombreCertificats,
  RegisterError,
  TAILLE_MAX_CERTIFICAT,
} from '@registre/domain'

/** What a certificate says; its key is known by the SHA-256 of its public form. */
export const identiteDe = (x509: X509Certificate): IdentiteCertificat => ({
  sujet: dnEnLigne(x509.subject),
  emetteur: dnEnLigne(x509.issuer),
  serie: x509.serialNumber.toUpperCase(),
  empreinte: createHash('sha256')
    .update(x509.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex'),
  valideDu: new Date(x509.validFrom).toISOString(),
  valideAu: new Date(x509.validTo).toISOString(),
  ...lireSujet(x509.subject),
})

/** True on the days for which the certificate was issued. */
export const valableLe = (
  { valideDu, valideAu }: Pick<IdentiteCertificat, 'valideDu' | 'valideAu'>,
  maintenant: Date,
): boolean => new Date(valideDu) <= maintenant && maintenant <= new Date(valideAu)

/**
 * Reads a deposited file: one certificate of a person in PEM, the public key alone. Throws
 * `certificat-cle-privee` for a file that carries a private key, `certificat-illisible` for
 * anything else (specification 1, "Certificate files").
 */
export const lireCertificatPem = (contenu: Uint8Array): IdentiteCertificat => {
  const texte = Buffer.from(contenu).toString('latin1')
  if (contientClePrivee(texte)) throw new RegisterError('certificat-cle-privee')
  if (contenu.length > TAILLE_MAX_CERTIFICAT || nombreCertificats(texte) === 0)
    throw new RegisterError('certificat-illisible')
  if (nombreCertificats(texte) > 1)
    throw new RegisterError('certificat-illisible', {
      message: 'Ce fichier contient plusieurs certificats : déposez seulement le vôtre.',
    })
  const x509 = lire(texte)
  if (x509 === null) throw new RegisterError('certificat-illisible')
  if (x509.ca)
    throw new RegisterError('certificat-illisible', {
      message:
        'Ce certificat est celui d’une autorité : déposez celui de la personne ou de l’étude.',
    })
  return identiteDe(x509)
}

/** A certificate from its PEM text; null when it is none. */
export const lire = (pem: string): X509Certificate | null => {
  try {
    return new X509Certificate(pem)
  } catch {
    // Whatever the reader refuses is no certificate: the caller says so in words.
    return null
  }
}
