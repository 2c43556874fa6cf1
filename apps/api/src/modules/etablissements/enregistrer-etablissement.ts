import { etablissementVu } from '@registre/contract'
import {
  controlerEtablissement,
  enFrance,
  enregistrerEtablissement as decision,
  normaliserTelephone,
  peutModifierEtablissement,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { poseRepresentant } from '../inscription/representant.ts'
import { changerEtablissement, etablissementSuivant } from './changer-etablissement.ts'
import {
  type CoordonneesEtablissement,
  type EtablissementRow,
  lireEtablissementRow,
} from './etablissement.repository.ts'
import { lireEtablissement } from './lire-etablissement.ts'

/** The stored address holds the same lines; one never written is empty but for its country. */
const memeAdresse = (avant: unknown, apres: Readonly<Record<string, string>>): boolean =>
  Object.entries(apres).every(
    ([cle, valeur]) =>
      ((typeof avant === 'object' && avant !== null ? Reflect.get(avant, cle) : undefined) ??
        (cle === 'pays' ? 'FRANCE' : '')) === valeur,
  )

const champsModifies = (
  avant: EtablissementRow | undefined,
  { telephone, representant: r }: CoordonneesEtablissement,
): string[] =>
  (
    [
      ['telephone', avant?.telephone === telephone],
      ['representant.civilite', avant?.rep_civilite === r.civilite],
      ['representant.nom', avant?.rep_nom === r.nom],
      ['representant.prenom', avant?.rep_prenom === r.prenom],
      ['representant.email', avant?.rep_email === r.email],
      ['representant.telephone', avant?.rep_telephone === r.telephone],
      ['representant.adresse', memeAdresse(avant?.rep_adresse, r.adresse)],
    ] as const
  ).flatMap(([champ, pareil]) => (pareil ? [] : [champ]))

/**
 * Saves the contact data of one's own establishment and of its legal representative; another SIRET
 * of its firm moves it there, in the same transaction. Throws `acces-non-autorise`,
 * `requete-invalide` for what is only read, `regles-non-respectees` with the fields,
 * `version-perimee` when somebody saved since it was read, and what refuses a move.
 */
export const enregistrerEtablissement = async (
  ctx: Ctx,
  saisie: CoordonneesEtablissement & { version: number; siret?: string | undefined },
  envoye: unknown,
) => {
  const id = tenantOf(ctx)
  if (!peutModifierEtablissement(acteurOf(ctx), id)) throw new RegisterError('acces-non-autorise')
  const vu = await lireEtablissement(ctx, id)
  const domicilieEnFrance = enFrance(saisie.representant.adresse['pays'] ?? '')
  exigerInchange(etablissementVu, envoye, [vu, { ...vu, domicilieEnFrance }])
  const champs = controlerEtablissement({
    telephone: saisie.telephone,
    representant: {
      ...saisie.representant,
      adresse: {
        codePostal: saisie.representant.adresse['codePostal'] ?? '',
        pays: saisie.representant.adresse['pays'] ?? '',
      },
    },
  })
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const propre: CoordonneesEtablissement = {
    telephone: normaliserTelephone(saisie.telephone) ?? '',
    representant: {
      ...saisie.representant,
      telephone: normaliserTelephone(saisie.representant.telephone) ?? '',
    },
  }
  const suivant = await etablissementSuivant(ctx, vu, saisie.siret)
  await ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirDeclarant(tx, id)
    const avant = await lireEtablissementRow({ query: tx.sql }, id)
    if (avant?.version !== saisie.version)
      throw new RegisterError('version-perimee', { infos: { version: avant?.version } })
    const { telephone, representant } = propre
    // The names of the fields, never their values: the journal holds no personal data.
    const modifies = champsModifies(avant, propre)
    const pose = { telephone, ...poseRepresentant(representant) }
    const { actes, envois } = suivant
      ? await changerEtablissement(tx, ctx, compte, suivant)
      : { actes: [], envois: [] }
    // A move alone says nothing of contact data that stay.
    const saisies = suivant && modifies.length === 0 ? [] : decision(compte, modifies, pose).actes
    const decide = { actes: [...saisies, ...actes], envois }
    await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
  })
  return lireEtablissement(ctx, id)
}
