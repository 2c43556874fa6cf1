import {
  champsDifferents,
  LABELS_ETAT_COPROPRIETE,
  leJourDit,
  normaliser,
  RegisterError,
  refusDuChamp,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { lecteurDe } from '../coproprietes/lecteur.ts'
import { versDeclarationEntiere, versDeclarationPassee } from './historique.mapper.ts'
import {
  declarationALaDate,
  etatALaDate,
  lireDeclarationsPassees,
  mandatALaDate,
  trouverDeclarationPassee,
} from './historique.repository.ts'

/**
 * The declarations of a co-ownership, the current one and those that it replaced. Throws
 * `introuvable`.
 */
export const listerDeclarationsPrecedentes = async (ctx: Ctx, id: number) => {
  const lecteur = lecteurDe(acteurOf(ctx), await chargerVisible(ctx, id))
  return (await lireDeclarationsPassees(ctx.deps.db, id)).map((row) =>
    versDeclarationPassee(row, lecteur),
  )
}

/**
 * Two declarations of one co-ownership and the fields in which they differ. Throws `introuvable`.
 */
export const comparerDeclarations = async (
  ctx: Ctx,
  input: { id: number; de: number; a: number },
) => {
  const lecteur = lecteurDe(acteurOf(ctx), await chargerVisible(ctx, input.id))
  const [de, a] = await Promise.all(
    [input.de, input.a].map((id) => trouverDeclarationPassee(ctx.deps.db, input.id, id)),
  )
  if (!de || !a) throw new RegisterError('introuvable')
  return {
    de: versDeclarationEntiere(de, lecteur),
    a: versDeclarationEntiere(a, lecteur),
    champs: champsDifferents(normaliser(de.contenu), normaliser(a.contenu)),
  }
}

/**
 * What the register said of a co-ownership at the end of a day (ISO); today by default. Throws
 * `introuvable`, `requete-invalide`.
 */
export const lireEtatALaDate = async (
  ctx: Ctx,
  input: { id: number; date: string | undefined },
) => {
  const lecteur = lecteurDe(acteurOf(ctx), await chargerVisible(ctx, input.id))
  const aujourdhui = today(ctx.deps.clock)
  const jour = input.date ?? aujourdhui
  if (jour > aujourdhui) {
    throw refusDuChamp(
      'a_la_date',
      'futur',
      leJourDit('Choisissez une date passée ou la date du jour.', aujourdhui),
      'requete-invalide',
    )
  }
  const [declaration, etat, mandat] = await Promise.all([
    declarationALaDate(ctx.deps.db, input.id, jour),
    etatALaDate(ctx.deps.db, input.id, jour),
    mandatALaDate(ctx.deps.db, input.id, jour),
  ])
  return {
    date: jour,
    etat,
    libelleEtat: etat ? LABELS_ETAT_COPROPRIETE[etat] : '',
    declaration: declaration && versDeclarationEntiere(declaration, lecteur),
    mandat: mandat && {
      teledeclarant: mandat.teledeclarant,
      dateDebut: mandat.date_debut,
      dateFin: mandat.date_fin,
    },
  }
}
