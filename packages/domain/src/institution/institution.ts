/** Territories of institutions, widest first (specification 1, "Institutional users"). */
export const NIVEAUX_GEOGRAPHIQUES = ['NATIONAL', 'REGION', 'DEPARTEMENT', 'EPCI', 'COMMUNE'] as const
export type NiveauGeographique = (typeof NIVEAUX_GEOGRAPHIQUES)[number]

export const LABELS_NIVEAU_GEOGRAPHIQUE: Readonly<Record<NiveauGeographique, string>> = {
  NATIONAL: 'France entière',
  REGION: 'Région',
  DEPARTEMENT: 'Département',
  EPCI: 'Intercommunalité',
  COMMUNE: 'Commune',
}

/** Shape of the official code of each level; the country has none. */
const CODES: Readonly<Record<NiveauGeographique, RegExp>> = {
  NATIONAL: /^$/,
  REGION: /^\d{2}$/,
  DEPARTEMENT: /^(\d{2}|2[AB]|97\d)$/,
  EPCI: /^\d{9}$/,
  COMMUNE: /^(\d{5}|2[AB]\d{3})$/,
}

/** True when the code has the shape of its level: INSEE codes, the SIREN of a grouping, nothing for the country. */
export const codeTerritoireBienForme = (niveau: NiveauGeographique, code: string): boolean => CODES[niveau].test(code)

/** Version of the confidentiality charter in force: another one asks every institution to accept again. */
export const VERSION_CHARTE = '2026-11'

/** Identifier that the register shows for every institutional account (specification 1, section 1): a display stub. */
export const COMPTE_INSTITUTIONNEL_ID = 1

/** Why an institutional sign-on brought nobody in: what the sign-on screen explains. */
export const MOTIFS_CLAVIS = ['fournisseur-indisponible', 'reponse-refusee', 'annulee', 'institution-inconnue', 'compte-ferme', 'non-configure'] as const
export type MotifClavis = (typeof MOTIFS_CLAVIS)[number]

/** What the person reads for each of them. */
export const LABELS_MOTIF_CLAVIS: Readonly<Record<MotifClavis, string>> = {
  'fournisseur-indisponible':
    'Le service d’authentification ne répond pas pour le moment. Réessayez dans quelques minutes : le reste du registre fonctionne normalement.',
  'reponse-refusee':
    'La réponse du service d’authentification n’a pas pu être acceptée : elle a expiré, a déjà servi, ou n’a pas été demandée ici. Recommencez.',
  annulee: 'Vous avez interrompu la connexion. Vous pouvez la reprendre quand vous le souhaitez.',
  'institution-inconnue':
    'Votre identité a été reconnue, mais votre organisme ne figure pas parmi les institutions qui ont accès au registre. Demandez son inscription au teneur du registre.',
  'compte-ferme': 'Votre accès au registre a été fermé. Rapprochez-vous du teneur du registre.',
  'non-configure': 'La connexion des institutions n’est pas ouverte sur cette installation du registre.',
}
