import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  abandonner,
  corriger,
  declarationDuDossier,
  demandesOuvertes,
  type Dossier,
  exigerModifiable,
  formatFrDate,
  RIEN,
  soumettre,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { exigerDeposee } from '../declarations/declaration.mapper.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { etablissementFerme } from '../sirene/veille.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { constaterDeclaration, RIEN_CONSTATE } from '../verifications/verifier-lue.ts'
import { preparerDepot } from './preparer-depot.ts'

type Corps = HandlerInput<(typeof contract)['changerEtatBrouillon']>['body']
type Reponse = HandlerOutput<(typeof contract)['changerEtatBrouillon']>

const versReponse = (apres: Dossier, id: number): Reponse => {
  const demande = demandesOuvertes(apres).find((x) => x.declarationId === id)
  return {
    id,
    coproprieteId: apres.id,
    etat: declarationDuDossier(apres, id).etat,
    etatCopropriete: apres.etat,
    demandeId: demande?.id ?? null,
    echeance: demande ? formatFrDate(demande.echeance) : '',
  }
}

/**
 * The declarant moves its dossier: final submission, correction of a refused one, or abandon.
 * Throws `introuvable`, `transition-interdite`, `version-perimee`; as `soumettre`.
 */
export const changerEtat = async (
  ctx: Ctx,
  { message, ...corps }: Corps & { envoye: unknown },
): Promise<Reponse> => {
  const { id, etat, version } = corps
  const constats = etat === 'A_VALIDER' ? await constaterDeclaration(ctx, id) : RIEN_CONSTATE
  return ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    if (etat === 'A_VALIDER') {
      const { dossier, ...depot } = await preparerDepot(ctx, tx, corps, constats)
      const ferme = await etablissementFerme(tx, depot.declaration.auteurTeledeclarantId)
      const changement = soumettre(dossier, { ...depot, message, ferme }, faits)
      return versReponse(await ecrire(tx, ctx, dossier, changement), id)
    }
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    exigerModifiable(dossier, declaration, version, faits)
    exigerDeposee(corps.envoye, declaration, faits.jour)
    const changement =
      etat === 'BROUILLON' ? { ...RIEN, actes: [corriger(id)] } : abandonner(dossier, id)
    return versReponse(await ecrire(tx, ctx, dossier, changement), id)
  })
}
