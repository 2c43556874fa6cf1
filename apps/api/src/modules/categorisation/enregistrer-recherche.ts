import type { contract, HandlerInput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { RegisterError, refusDuChamp } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireLieu } from './portee.ts'
import { demandeurDe } from './qui.ts'
import { type RechercheVue, versRecherche, versStocke } from './recherche.mapper.ts'
import {
  compterRecherches,
  insererRecherche,
  lireRecherche,
  MAX_RECHERCHES,
  modifierRecherche,
  nomDejaPris,
} from './recherches.repository.ts'

type Entree = HandlerInput<(typeof contract)['enregistrerRecherche']>['body']

const dejaPris = (nom: string) =>
  new RegisterError('deja-existant', {
    message: `Vous avez déjà une recherche nommée « ${nom} ».`,
    champs: [{ champ: 'nom', code: 'format', message: 'Choisissez un autre nom' }],
  })

const creer = async (
  tx: Tx,
  utilisateurId: number,
  r: Entree,
  stocke: unknown,
  maintenant: Date,
): Promise<number> => {
  if ((await compterRecherches(tx, utilisateurId)) >= MAX_RECHERCHES)
    throw refusDuChamp(
      'nom',
      'format',
      `Vous avez déjà ${MAX_RECHERCHES} recherches : supprimez-en une`,
      'requete-invalide',
    )
  const id = await insererRecherche(
    tx,
    utilisateurId,
    { nom: r.nom, partagee: r.partagee, recherche: stocke },
    maintenant,
  )
  if (id === undefined) throw dejaPris(r.nom)
  return id
}

const modifier = async (
  tx: Tx,
  utilisateurId: number,
  id: number,
  r: Entree,
  stocke: unknown,
  maintenant: Date,
): Promise<void> => {
  if (!(await lireRecherche(tx, id, utilisateurId))) throw new RegisterError('introuvable')
  if (await nomDejaPris(tx, utilisateurId, r.nom, id)) throw dejaPris(r.nom)
  const ecrite = await modifierRecherche(
    tx,
    { id, utilisateurId, version: r.version },
    { nom: r.nom, partagee: r.partagee, recherche: stocke },
    maintenant,
  )
  if (!ecrite)
    throw new RegisterError('version-perimee', {
      message: 'Cette recherche a été modifiée entre-temps : rechargez la page.',
    })
}

/**
 * Keeps a search under a name, or writes over one's own: another's is not found. Throws
 * `requete-invalide` for a scope that is not one, `deja-existant` for a name taken,
 * `version-perimee`, `introuvable`.
 */
export const enregistrerRecherche = async (ctx: Ctx, entree: Entree): Promise<RechercheVue> => {
  const { utilisateurId } = sessionOf(ctx)
  lireLieu(entree.recherche, demandeurDe(ctx))
  const stocke = versStocke(entree.recherche)
  const maintenant = ctx.deps.clock.now()
  return ctx.deps.db.transaction(async (tx) => {
    const id = entree.id ?? (await creer(tx, utilisateurId, entree, stocke, maintenant))
    if (entree.id !== null) await modifier(tx, utilisateurId, entree.id, entree, stocke, maintenant)
    await journaliser(tx, ctx, {
      type: 'enregistrer-recherche',
      donnees: { rechercheId: id, partagee: entree.partagee },
    })
    const row = await lireRecherche(tx, id, utilisateurId)
    const [vue] = row ? versRecherche(row, utilisateurId) : []
    if (!vue) throw new Error('the search was not written')
    return vue
  })
}
