/** How the sentence of a value that is not of its list begins, after the field's name. */
export const VALEUR_INCONNUE = 'valeur inconnue'

/** The general sentences of the specification (section 5), spelt as it spells them. */
export const MESSAGES = {
  requis: 'Ce champ est requis',
  email: 'Cet email n’est pas valide',
  lien: 'Ce champ ne prend ni lien ni adresse de site : retirez-les, ou laissez une espace après chaque point',
  format: 'Le champ n’est pas au bon format',
  formatCodePostal: 'Le champ n’est pas au bon format : cinq chiffres, par exemple 38000',
  jour: 'Ce champ attend un jour du calendrier, par exemple 21/11/2025',
  formatTelephone:
    'Le champ n’est pas au bon format : un numéro français, par exemple 01 22 33 44 55',
  min: (min: number | string): string => `Cette valeur est inférieure à ${min}`,
  max: (max: number | string): string => `Cette valeur est supérieure à ${max}`,
  longueurMin: (min: number): string => `Ce champ doit contenir au moins ${min} caractères`,
  longueurMax: (max: number): string => `Ce champ doit contenir au plus ${max} caractères`,
  elementsMin: (min: number): string => `Donnez au moins ${min} éléments`,
  elementsMax: (max: number): string => `Donnez au plus ${max} élément${max > 1 ? 's' : ''}`,
  inattendue: (noms: readonly string[]): string => `Information non attendue : ${noms.join(', ')}`,
  egalite: 'Les valeurs ne sont pas égales',
  emailsDifferents: 'Les adresses électroniques saisies ne sont pas identiques',
  /** The singular subject with a plural verb is the specification's. */
  intervalle: (min: number | string, max: number | string): string =>
    `Le valeur minimum doivent être compris entre ${min} et ${max}`,
  maxSuperieureMin: 'La valeur maximum doit être supérieure à la valeur minimum',
  inconnue: (donnee: unknown, valeurs: readonly unknown[]): string =>
    `${VALEUR_INCONNUE} ‘${(typeof donnee === 'string' ? donnee : String(JSON.stringify(donnee))).slice(0, 60)}’ ; valeurs possibles : ${valeurs.filter((v) => v !== '').join(', ')}`,
  numeroInconnu: 'Ce numéro ne correspond pas à une copropriété immatriculée',
} as const
