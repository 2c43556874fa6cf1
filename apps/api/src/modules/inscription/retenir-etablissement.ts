import {
  apeAccepte,
  erreurApe,
  estFerme,
  estMuet,
  estSansService,
  type EtablissementSirene,
  libelleApe,
  normaliserApe,
  normaliserSiret,
  type PoseDeclarant,
  RegisterError,
  type SaisieInscription,
  type TypeEtablissement,
  type TypeInscription,
  refusDuChamp,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

/** What somebody who registers sends. */
export type Inscription = Omit<SaisieInscription, 'etablissement' | 'representant'> & {
  etablissement: SaisieInscription['etablissement'] & { complement: string }
  representant: SaisieInscription['representant'] & { civilite: string; prenom: string }
  captcha: string
}

export type EtablissementRetenu = Pick<
  Required<PoseDeclarant>,
  | 'siret'
  | 'raisonSociale'
  | 'codeApe'
  | 'libelleApe'
  | 'typeEtablissement'
  | 'adresse'
  | 'codePostal'
  | 'commune'
  | 'saisiALaMain'
  | 'sireneAttendueLe'
>

/** What a firm may ask the directory not to tell. */
const CHAMPS_DITS = ['raisonSociale', 'codeApe', 'voie', 'codePostal', 'commune'] as const

const lignes = (...textes: string[]): string[] =>
  textes.map((t) => t.trim()).filter((t) => t !== '')

const refus = (code: string, message: string): RegisterError =>
  refusDuChamp('etablissement.siret', code, message)
const INCONNU =
  'L’annuaire des entreprises ne connaît pas ce SIRET : vérifiez-le. Un établissement créé depuis peu y paraît en quelques jours ; recommencez alors.'
const FERME = 'Cet établissement est fermé : utilisez le SIRET d’un établissement en activité.'

/**
 * What the directory says of an establishment of this kind; what it keeps to itself is what was
 * typed, not confirmed. Throws `regles-non-respectees` for an unknown or closed one, or another activity.
 */
export const confirmer = (
  type: TypeEtablissement,
  trouve: EtablissementSirene | null,
  saisi: Inscription['etablissement'],
  maintenant: number,
): EtablissementRetenu => {
  if (trouve === null) throw refus('introuvable', INCONNU)
  if (estFerme(trouve.etat)) throw refus('ferme', FERME)
  const tus = CHAMPS_DITS.filter((champ) => trouve[champ] === '')
  const e = { ...trouve, ...Object.fromEntries(tus.map((champ) => [champ, saisi[champ].trim()])) }
  const codeApe = normaliserApe(e.codeApe) ?? ''
  if (!apeAccepte(type, codeApe))
    throw new RegisterError('regles-non-respectees', { champs: [erreurApe(type)] })
  return {
    siret: e.siret,
    raisonSociale: e.raisonSociale,
    codeApe,
    libelleApe: e.libelleApe || libelleApe(codeApe),
    typeEtablissement: e.typeEtablissement,
    adresse: lignes(e.complement, e.voie, `${e.codePostal} ${e.commune}`),
    codePostal: e.codePostal,
    commune: e.commune,
    saisiALaMain: tus.length > 0,
    sireneAttendueLe: tus.length > 0 ? maintenant : null,
  }
}

/** Why the directory tells nothing: it is away, or there is none. Throws what is no silence. */
const taire = (erreur: unknown): 'absent' | 'sans-annuaire' => {
  if (!estMuet(erreur)) throw erreur
  return estSansService(erreur) ? 'sans-annuaire' : 'absent'
}

/**
 * What the directory says of an establishment of this kind; why it says nothing otherwise: it is
 * away, or this register asks none. Throws as `confirmer`.
 */
export const demanderAnnuaire = (
  { deps: { sirene, clock } }: Ctx,
  type: TypeEtablissement,
  saisi: Inscription['etablissement'],
): Promise<EtablissementRetenu | 'absent' | 'sans-annuaire'> =>
  sirene
    .trouver(normaliserSiret(saisi.siret))
    .then((trouve) => confirmer(type, trouve, saisi, clock.now().getTime()), taire)

/**
 * The establishment to write: the directory's own data where it answers, what was typed where it
 * does not. A volunteer has none but its name and address. Throws `regles-non-respectees` for a
 * closed establishment or another activity.
 */
export const retenirEtablissement = async (
  ctx: Ctx,
  type: TypeInscription | 'NOTAIRE',
  saisie: Inscription,
): Promise<EtablissementRetenu> => {
  const { etablissement: e, representant: r, syndicatCooperatif } = saisie
  if (type === 'NON_PRO') {
    const { adresse: a } = r
    return {
      siret: null,
      raisonSociale: syndicatCooperatif ? e.raisonSociale.trim() : `${r.prenom} ${r.nom}`.trim(),
      codeApe: '',
      libelleApe: '',
      typeEtablissement: '',
      adresse: lignes(a.voie, `${a.codePostal} ${a.commune}`),
      codePostal: a.codePostal.slice(0, 5),
      commune: a.commune,
      saisiALaMain: true,
      sireneAttendueLe: null,
    }
  }
  const siret = normaliserSiret(e.siret)
  const maintenant = ctx.deps.clock.now().getTime()
  const muet = await demanderAnnuaire(ctx, type, e)
  if (typeof muet !== 'string') return muet
  const codeApe = normaliserApe(e.codeApe) ?? ''
  return {
    siret,
    raisonSociale: e.raisonSociale.trim(),
    codeApe,
    libelleApe: libelleApe(codeApe),
    typeEtablissement: '',
    adresse: lignes(e.complement, e.voie, `${e.codePostal} ${e.commune}`),
    codePostal: e.codePostal,
    commune: e.commune,
    saisiALaMain: true,
    // A directory that answers again confirms it, or not: its letter waits for that.
    sireneAttendueLe: muet === 'absent' ? maintenant : null,
  }
}
