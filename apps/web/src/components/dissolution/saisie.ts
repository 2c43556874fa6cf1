import {
  controlerDissolution,
  controlerReponse,
  effetDissolution,
  FAITS_GENERATEURS,
  type FieldError,
  formatFrDate,
  LABELS_FAIT_GENERATEUR,
  LABELS_JUSTIFICATIF_DISSOLUTION,
  LABELS_MOTIF_DISSOLUTION,
  MOTIFS_DISSOLUTION,
  parseFrDate,
  type SaisieDissolution,
  TYPES_JUSTIFICATIF_DISSOLUTION,
} from '@registre/domain'
import type { Answer, Args } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'

/** The form: texts as typed, '' or null where nothing is chosen. */
export interface FormulaireDissolution {
  motif: string | null
  autre: string
  faitGenerateur: string | null
  dateFaitGenerateur: string
  dateEffet: string
  typeJustif: string | null
  idDocument: string
  nomDocument: string
  /** To the keeper who asked for details. */
  message: string
}
export const VIERGE: FormulaireDissolution = {
  motif: null,
  autre: '',
  faitGenerateur: null,
  dateFaitGenerateur: '',
  dateEffet: '',
  typeJustif: null,
  idDocument: '',
  nomDocument: '',
  message: '',
}

/** What was declared, to be corrected. */
export const redire = (d: Answer<'lireDissolution'>): FormulaireDissolution => ({
  motif: d.motif,
  autre: d.autre,
  faitGenerateur: d.faitGenerateur,
  dateFaitGenerateur: d.dateFaitGenerateur ?? '',
  dateEffet: d.dateEffet === d.dateFaitGenerateur ? '' : (d.dateEffet ?? ''),
  typeJustif: d.typeJustif,
  idDocument: d.documentId ?? '',
  nomDocument: d.nomDocument,
  message: '',
})

const parmi = <T extends string>(liste: readonly T[], valeur: string | null): T | null =>
  liste.find((v) => v === valeur) ?? null

/** What the rules of the domain read. */
export const saisieDe = (f: FormulaireDissolution): SaisieDissolution => ({
  motif: parmi(MOTIFS_DISSOLUTION, f.motif),
  autre: f.autre,
  faitGenerateur: parmi(FAITS_GENERATEURS, f.faitGenerateur),
  dateFaitGenerateur: parseFrDate(f.dateFaitGenerateur),
  dateEffet: parseFrDate(f.dateEffet),
  typeJustif: parmi(TYPES_JUSTIFICATIF_DISSOLUTION, f.typeJustif),
  idDocument: f.idDocument === '' ? null : f.idDocument,
})

/** The rules of the register. Without a motive, the fields that hang on it do not show. */
export const controler = (
  f: FormulaireDissolution,
  contexte: { aujourdhui: string; dateReglement: string | null },
  repond: boolean,
): FieldError[] => {
  const erreurs = [
    ...(repond ? controlerReponse(f.message) : []),
    ...controlerDissolution(saisieDe(f), contexte),
  ]
  return f.motif === null ? erreurs.filter(({ champ }) => champ === 'motif') : erreurs
}

/** What the call takes. */
export const corpsDe = (
  f: FormulaireDissolution,
  copropriete: { id: number; version: number },
): Draft<Args<'dissoudre'>>['body'] => {
  const { nomDocument: _nom, ...saisi } = f
  return {
    ...saisi,
    idCopropriete: copropriete.id,
    version: copropriete.version,
    autre: f.motif === 'AUTRE' ? f.autre : '',
    idDocument: f.idDocument || null,
  }
}

/** What is about to be declared, in words: the review step. */
export const lignesRecapitulatif = (f: FormulaireDissolution) => {
  const s = saisieDe(f)
  const motif = s.motif === null ? '' : LABELS_MOTIF_DISSOLUTION[s.motif]
  return {
    Motif: s.motif === 'AUTRE' ? `${motif} : ${s.autre.trim()}` : motif,
    Événement: s.faitGenerateur === null ? '' : LABELS_FAIT_GENERATEUR[s.faitGenerateur],
    'Date de l’événement': formatFrDate(s.dateFaitGenerateur),
    'Date d’effet': formatFrDate(effetDissolution(s)),
    'Type de justificatif':
      s.typeJustif === null ? '' : LABELS_JUSTIFICATIF_DISSOLUTION[s.typeJustif],
    Justificatif: f.nomDocument,
    'Votre réponse': f.message || undefined,
  }
}
