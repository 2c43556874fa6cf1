/**
 * What a client certificate says of the person who presents it, or of the office that it stands
 * for.
 */
export interface IdentiteCertificat {
  /** Distinguished names on one line. */
  sujet: string
  emetteur: string
  /** Serial number, hexadecimal, upper case. */
  serie: string
  /** SHA-256 of the public key, hexadecimal. */
  empreinte: string
  /** ISO instants. */
  valideDu: string
  valideAu: string
  nom: string
  prenom: string
  email: string
  /** Number of the notary's office, when the certificate carries it. */
  numEtude: number | null
  qualite: QualiteCertificat
}

export const QUALITES_CERTIFICAT = ['NOTAIRE', 'COLLABORATEUR'] as const
export type QualiteCertificat = (typeof QUALITES_CERTIFICAT)[number]

/**
 * Answer of the study number when the office is not in the register (specification 1, "Notary
 * flow").
 */
export const ETUDE_INCONNUE = -1
/** A certificate is small: more is something else. */
export const TAILLE_MAX_CERTIFICAT = 64 * 1024

/**
 * Attributes of a distinguished name given one a line (`CN=…`), as Node writes them; values without
 * their escapes.
 */
const attributsDn = (dn: string): (readonly [string, string])[] =>
  dn.split('\n').flatMap((ligne) => {
    const egal = ligne.indexOf('=')
    return egal < 1
      ? []
      : [
          [
            ligne.slice(0, egal).trim(),
            ligne
              .slice(egal + 1)
              .replaceAll(/\\(.)/g, '$1')
              .trim(),
          ] as const,
        ]
  })

/**
 * The same name on one line, spaces and Unicode form settled, so that two writings of it are one
 * text.
 */
export const dnEnLigne = (dn: string): string =>
  attributsDn(dn)
    .map(([nom, valeur]) => `${nom}=${valeur.normalize('NFC').replaceAll(/\s+/g, ' ')}`)
    .join(', ')

const premier = (attributs: readonly (readonly [string, string])[], nom: string): string =>
  attributs.find(([n]) => n === nom)?.[1] ?? ''

/**
 * The office number among texts: four to six digits, alone or after « ETUDE », « CRPCEN : »,
 * « Office notarial n° »; null when none is one, −1 included.
 */
export const lireNumEtude = (textes: readonly string[]): number | null => {
  const chiffres = textes
    .map((texte) => /^(?:(?:ETUDE|OFFICE|CRPCEN)\D{0,20})?(\d{4,6})$/i.exec(texte.trim())?.[1])
    .find((n) => n !== undefined)
  return chiffres === undefined ? null : Number(chiffres)
}

/**
 * The quality that a title tells. Without a title that says notary, a collaborator: the lesser
 * right (specification 1, section 6).
 */
export const lireQualite = (titre: string): QualiteCertificat =>
  /\bnotaire\b/i.test(titre) && !/collab|clerc/i.test(titre) ? 'NOTAIRE' : 'COLLABORATEUR'

/** Who the subject of a certificate is. */
export const lireSujet = (
  dn: string,
): Pick<IdentiteCertificat, 'nom' | 'prenom' | 'email' | 'numEtude' | 'qualite'> => {
  const attributs = attributsDn(dn)
  return {
    nom: premier(attributs, 'SN') || premier(attributs, 'CN'),
    prenom: premier(attributs, 'GN'),
    email: premier(attributs, 'emailAddress'),
    numEtude: lireNumEtude(attributs.filter(([nom]) => nom === 'OU').map(([, valeur]) => valeur)),
    qualite: lireQualite(premier(attributs, 'title')),
  }
}

/** True for a text that carries a private key, whatever its kind: such a file is never kept. */
export const contientClePrivee = (texte: string): boolean =>
  /-----BEGIN [A-Z0-9 ]*PRIVATE KEY/i.test(texte)

/** Number of certificates in a PEM text. */
export const nombreCertificats = (texte: string): number =>
  texte.match(/-----BEGIN CERTIFICATE-----/g)?.length ?? 0
