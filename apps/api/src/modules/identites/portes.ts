import { type Acces, ACCES, estIdentiteEtat, FOURNISSEURS, RegisterError } from '@registre/domain'
import type { FournisseurIdentite, IdentiteFournisseur } from '../../gateways/clavis/clavis.ts'
import type { Ctx, Deps } from '../../platform/context.ts'
import type { Accueil } from '../entrer/accueil.ts'
import { accueillirAgent } from '../entrer/par-clavis.ts'
import { accueillirNotaire } from '../entrer/par-connexion-notaires.ts'
import { accueillirIdentite, exigerLienPossible } from './par-identite.ts'
import { type DemandeConnexion, partir, revenir } from '../entrer/trajet.ts'

/** What the calls of a sign-on do; each gives the address where the browser goes. */
interface Porte {
  ouvrir(ctx: Ctx, demande: DemandeConnexion): Promise<string>
  conclure(ctx: Ctx, query: Record<string, unknown>): Promise<string>
}

/**
 * A sign-on: one way to leave and to come back, whoever is received. A browser sent here by another
 * site is shown the sign-in screen; so is one whose provider is down, or not set up.
 */
const porte = <I extends IdentiteFournisseur>(
  acces: Acces,
  fournisseurDe: (deps: Deps) => FournisseurIdentite<I> | null,
  accueil: Accueil<I>,
): Porte => ({
  ouvrir: async (ctx, demande) => {
    const fournisseur = fournisseurDe(ctx.deps)
    if (demande.lier && !estIdentiteEtat(acces))
      throw new RegisterError('requete-invalide', {
        message: 'Cette connexion ne se lie pas à un compte.',
      })
    if (!fournisseur) return accueil.ecranRefus('non-configure')
    if (ctx.depuisAilleurs) return ACCES[acces].ecran
    const refus = demande.lier && estIdentiteEtat(acces) ? exigerLienPossible(ctx, acces) : null
    return (
      refus ??
      (await partir(ctx, acces, fournisseur, demande)) ??
      accueil.ecranRefus('fournisseur-indisponible')
    )
  },
  conclure: async (ctx, query) => {
    const fournisseur = fournisseurDe(ctx.deps)
    if (!fournisseur) return accueil.ecranRefus('non-configure')
    const reponse = await revenir(ctx, acces, fournisseur, query)
    if ('motif' in reponse) return accueil.refuser(ctx, reponse.motif)
    return accueil.accueillir(ctx, reponse.identite, reponse.depart)
  },
})

/** The sign-ons, by the word that names them in an address. */
export const PORTES: Readonly<Record<keyof typeof FOURNISSEURS, Porte>> = {
  clavis: porte('institution', (deps) => deps.clavis, accueillirAgent),
  notaires: porte('notaire', (deps) => deps.connexionNotaires, accueillirNotaire),
  franceconnect: porte(
    'franceconnect',
    (deps) => deps.franceconnect,
    accueillirIdentite('franceconnect'),
  ),
  proconnect: porte('proconnect', (deps) => deps.proconnect, accueillirIdentite('proconnect')),
}
