import { type FieldError, type LigneBrute, lireLigne, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { trouverDossiers } from './dossiers.repository.ts'
import { examinerLigne } from './examiner-ligne.ts'
import {
  insererPortefeuille,
  type NouvelleLigne,
  type PortefeuilleVu,
  trouverPortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

/** Portfolios of an establishment that wait for their filing. */
const MAX_EN_ATTENTE = 20

export interface LigneRecue {
  ligne: number
  saisie: LigneBrute
}

const repetee = (premiere: number): FieldError => ({
  champ: 'numero',
  code: 'PF-REPETE',
  message: `Cette copropriété figure déjà à la ligne ${premiere} : gardez une seule des deux lignes.`,
})

/**
 * The dry run: checks each row as if it were filed now, and stores the portfolio with its verdicts;
 * nothing else is written.
 * Throws `trop-d-elements`.
 */
export const controlerPortefeuille = async (
  ctx: Ctx,
  { nom, lignes }: { nom: string; lignes: readonly LigneRecue[] },
): Promise<PortefeuilleVu> => {
  const { db, clock } = ctx.deps
  const [acteur, teledeclarantId] = [acteurOf(ctx), tenantOf(ctx)]
  const lues = lignes.map(({ ligne, saisie }) => ({ ligne, saisie, lue: lireLigne(saisie) }))
  const dossiers = await trouverDossiers(
    { sql: db.query },
    [...new Set(lues.flatMap((l) => l.lue.numero ?? []))],
    teledeclarantId,
  )
  const premieres = new Map<string, number>()
  const examinees = lues.map(({ ligne, saisie, lue }): NouvelleLigne => {
    const dossier = dossiers.get(lue.numero ?? '')
    const verdict = examinerLigne(acteur, lue, dossier, { confirmations: [], jour: today(clock) })
    const premiere = premieres.get(lue.numero ?? '')
    if (lue.numero !== null && premiere === undefined) premieres.set(lue.numero, ligne)
    const visible = dossier !== undefined && verdict.contenu !== null
    return {
      ligne,
      saisie,
      numero: lue.numero ?? String(saisie['numero'] ?? '').slice(0, 40),
      coproprieteId: visible ? dossier.id : null,
      // A co-ownership without a name is known by its address.
      nom: visible ? dossier.nom || dossier.adresse : '',
      ...(premiere === undefined
        ? verdict
        : { etat: 'EN_ERREUR', sousAccord: false, erreurs: [repetee(premiere)], aConfirmer: [] }),
    }
  })
  return db.transaction(async (tx) => {
    const id = await insererPortefeuille(tx, {
      teledeclarantId,
      utilisateurId: acteur.utilisateurId,
      originalId: sessionOf(ctx).originalId,
      modalite: ctx.modalite,
      nom,
      lignes: examinees,
      max: MAX_EN_ATTENTE,
    })
    if (id === null)
      throw new RegisterError('trop-d-elements', {
        message: `${MAX_EN_ATTENTE} dépôts groupés attendent déjà : déposez-les ou annulez-les d’abord.`,
      })
    const row = await trouverPortefeuille(tx, id, teledeclarantId)
    if (!row) throw new Error('the portfolio was not inserted')
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'controler-portefeuille',
      vers: row.etat,
      donnees: { portefeuilleId: id, lignes: lignes.length, comptes: row.comptes_portefeuille },
    })
    return versPortefeuille(row)
  })
}
