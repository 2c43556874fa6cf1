import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'

const APE_NOTAIRE = '69.10Z'
/** Main activity of a social-housing body that is syndic by right. */
const APE_LOGEMENT_SOCIAL = '68.20A'

/** Reads 4321Z, 43.21z or 43 21 Z; gives 43.21Z, or null when it is not an APE code. */
export const normaliserApe = (texte: string): string | null => {
  const m = /^(\d{2})(\d{2})([A-Z])$/.exec(texte.replaceAll(/[\s.]/g, '').toUpperCase())
  return m ? `${m[1]}.${m[2]}${m[3]}` : null
}

/**
 * Activities accepted by default for each kind of declarant; an empty list accepts none, null asks
 * for none.
 */
export const CODES_APE_PAR_TYPE: Record<TypeTeledeclarant, readonly string[] | null> = {
  PRO: ['68.32A', APE_LOGEMENT_SOCIAL, '68.20B', '68.31Z', '68.32B'],
  NON_PRO: null,
  NOTAIRE: [APE_NOTAIRE],
  NOTAIRE_NOTAIRE: [APE_NOTAIRE],
  NOTAIRE_COLLABORATEUR: [APE_NOTAIRE],
  AUTRE: null,
  teneur: null,
  institutionnel: null,
}

/** Official wording of the activities above; '' for the others. */
const LABELS_APE: Readonly<Record<string, string>> = {
  '68.20A': 'Location de logements',
  '68.20B': 'Location de terrains et d’autres biens immobiliers',
  '68.31Z': 'Agences immobilières',
  '68.32A': 'Administration d’immeubles et autres biens immobiliers',
  '68.32B': 'Supports juridiques de gestion de patrimoine immobilier',
  '69.10Z': 'Activités juridiques',
}

/** The wording of an activity, '' for one that no declarant has. */
export const libelleApe = (ape: string): string => LABELS_APE[normaliserApe(ape) ?? ''] ?? ''

/** Says whether an establishment of this activity may be a declarant of this type. */
export const apeAccepte = (type: TypeTeledeclarant, ape: string): boolean => {
  const codes = CODES_APE_PAR_TYPE[type]
  const code = normaliserApe(ape)
  return codes === null || (code !== null && codes.includes(code))
}
