import {
  apeAccepte,
  erreurApe,
  estMuet,
  type EtablissementSirene,
  libelleApe,
  normaliserApe,
  normaliserSiret,
  type PoseDeclarant,
  RegisterError,
  type SaisieInscription,
  type TypeEtablissement,
  type TypeInscription,
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
>

const lignes = (...textes: string[]): string[] =>
  textes.map((t) => t.trim()).filter((t) => t !== '')

const deLAnnuaire = (type: TypeEtablissement, e: EtablissementSirene): EtablissementRetenu => {
  if (!e.actif)
    throw new RegisterError('regles-non-respectees', {
      champs: [
        {
          champ: 'etablissement.siret',
          code: 'ferme',
          message:
            'Cet établissement est fermé : utilisez le SIRET d’un établissement en activité.',
        },
      ],
    })
  if (!apeAccepte(type, e.codeApe))
    throw new RegisterError('regles-non-respectees', { champs: [erreurApe(type)] })
  return {
    siret: e.siret,
    raisonSociale: e.raisonSociale,
    codeApe: e.codeApe,
    libelleApe: e.libelleApe,
    typeEtablissement: e.typeEtablissement,
    adresse: lignes(e.complement, e.voie, `${e.codePostal} ${e.commune}`),
    codePostal: e.codePostal,
    commune: e.commune,
    saisiALaMain: false,
  }
}

/**
 * The directory's answer; null when it knows nothing, or does not answer: what was typed then
 * stands.
 */
const chercher = async ({ deps }: Ctx, siret: string): Promise<EtablissementSirene | null> => {
  try {
    return await deps.sirene.trouver(siret)
  } catch (erreur) {
    if (estMuet(erreur)) return null
    throw erreur
  }
}

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
    }
  }
  const siret = normaliserSiret(e.siret)
  const trouve = await chercher(ctx, siret)
  if (trouve) return deLAnnuaire(type, trouve)
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
  }
}
