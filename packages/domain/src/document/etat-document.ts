/** Whether a kept file can be given; if not, why. */
export const ETATS_DOCUMENT = ['PRET', 'ANALYSE', 'PREPARATION', 'IMPOSSIBLE'] as const
export type EtatDocument = (typeof ETATS_DOCUMENT)[number]

/** What is said, after the name of the file, in place of one that is not given. */
export const PHRASES_ETAT_DOCUMENT: Readonly<Record<Exclude<EtatDocument, 'PRET'>, string>> = {
  ANALYSE:
    'n’est pas encore disponible : l’antivirus ne l’a pas encore examiné. Revenez dans quelques minutes.',
  PREPARATION:
    'est en préparation : le registre réécrit chaque document avant de le montrer. Revenez dans une demi-heure.',
  IMPOSSIBLE:
    'ne peut pas être montré sans risque. Demandez-en un autre exemplaire à qui l’a envoyé : imprimé en PDF, ou photographié page par page.',
}
