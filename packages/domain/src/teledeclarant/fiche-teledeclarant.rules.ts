import { champCodePostal, champRequis } from '../identifiants/champs.ts'
import { apeAccepte, CODES_APE_PAR_TYPE, normaliserApe } from '../identifiants/ape.ts'
import { fauteDeSiret, normaliserSiret } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { controlerEtablissement, type SaisieEtablissement } from './etablissement.policy.ts'
import type { TypeTeledeclarant } from './teledeclarant.enums.ts'

type Etablissement = Partial<
  Record<'raisonSociale' | 'siret' | 'codeApe' | 'codePostal' | 'telephone', string | undefined>
>

/** What a keeper's form on a declarant holds; what is left out is empty. */
export interface SaisieTeledeclarant {
  type: TypeTeledeclarant
  etablissement: Etablissement
  representant: SaisieEtablissement['representant']
}

const faute = (champ: string, code: string, message: string): FieldError => ({
  champ,
  code,
  message,
})

const controlerSiret = (type: TypeTeledeclarant, siret: string): FieldError[] => {
  if (siret === '')
    return type === 'PRO' || type === 'NOTAIRE'
      ? [faute('etablissement.siret', 'requis', MESSAGES.requis)]
      : []
  const fautive = fauteDeSiret(siret)
  return fautive === null ? [] : [faute('etablissement.siret', 'siret', fautive)]
}

const controlerApe = (type: TypeTeledeclarant, ape: string): FieldError[] => {
  if (ape === '') return []
  if (normaliserApe(ape) === null)
    return [faute('etablissement.codeApe', 'format', 'Le code APE s’écrit comme 68.32A')]
  const codes = CODES_APE_PAR_TYPE[type]
  return apeAccepte(type, ape)
    ? []
    : [
        faute(
          'etablissement.codeApe',
          'ape',
          `Pour ce type de télédéclarant, le code APE doit être ${(codes ?? []).join(', ')}`,
        ),
      ]
}

/**
 * Shapes of a declarant's file: SIRET and activity by type, then those of the establishment's own
 * form (specification 1, section 5).
 */
export const controlerTeledeclarant = ({
  type,
  etablissement: e,
  representant,
}: SaisieTeledeclarant): FieldError[] => [
  ...(type === 'NON_PRO' ? [] : champRequis('etablissement.raisonSociale', e.raisonSociale)),
  ...controlerSiret(type, normaliserSiret(e.siret ?? '')),
  ...controlerApe(type, (e.codeApe ?? '').trim()),
  ...champCodePostal('etablissement.codePostal', e.codePostal),
  ...controlerEtablissement({ telephone: e.telephone, representant }).map((f) =>
    f.champ === 'telephone' ? { ...f, champ: 'etablissement.telephone' } : f,
  ),
]
