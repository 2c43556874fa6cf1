import type { HandlerInput, jetons } from '@registre/contract'
import {
  autoritesDUsages,
  JETON_JOURS_AGENT,
  JETONS_MAX,
  RegisterError,
  USAGES_JETON,
  usagesPossibles,
  refusDuChamp,
} from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hashToken, newToken } from '../../platform/session-store.ts'
import { estAdresseOuBloc } from './adresses-permises.ts'
import { tenirOuvert } from '../comptes/tenir.ts'
import { insererJeton, versJeton } from './jetons.repository.ts'

type Saisie = HandlerInput<(typeof jetons)['creerJeton']>['body']

const JOUR_MS = 86_400_000
/** Told apart from any other secret, by people and by the tools that look for leaked ones. */
const MARQUE = 'rnc_'
const PREFIXE = 12

const exigerAdresses = (adresses: readonly string[]): void => {
  const champs = adresses.flatMap((a) =>
    estAdresseOuBloc(a)
      ? []
      : [
          {
            champ: 'adresses',
            code: 'JETON-ADRESSE',
            message: `« ${a} » n’est ni une adresse ni un bloc : écrivez par exemple 192.0.2.7 ou 192.0.2.0/24.`,
          },
        ],
  )
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
}

/**
 * Makes a token: 256 random bits given once, kept as their SHA-256. Throws `acces-non-autorise` for
 * a right that one does not hold, `regles-non-respectees`.
 */
export const creerJeton = async (ctx: Ctx, { nom, usages, usage, jours, adresses }: Saisie) => {
  const { utilisateurId, acteur, institution } = sessionOf(ctx)
  const possibles = usagesPossibles(acteur.autorites)
  const choisis = [...new Set([...(usage ? [usage] : []), ...usages])]
  if (!choisis.every((u) => possibles.includes(u)))
    throw new RegisterError('acces-non-autorise', {
      message: 'Un jeton ne peut pas recevoir un droit que vous n’avez pas.',
    })
  if (institution && jours > JETON_JOURS_AGENT)
    throw refusDuChamp(
      'jours',
      'JETON-DUREE',
      `Le jeton d’un agent dure ${JETON_JOURS_AGENT} jours au plus.`,
    )
  const lectureSeule = choisis.every((u) => USAGES_JETON[u].lectureSeule)
  // Beside a use that writes, what one that only reads gives is known by `usages` alone: no version
  // writes with it.
  const donnees = autoritesDUsages(choisis, lectureSeule ? 'lire' : 'ecrire')
  exigerAdresses(adresses)
  const jeton = `${MARQUE}${newToken()}`
  const maintenant = ctx.deps.clock.now()
  const row = await ctx.deps.db.transaction(async (tx) => {
    await tenirOuvert(tx, utilisateurId)
    const cree = await insererJeton(
      tx,
      {
        utilisateurId,
        nom,
        prefixe: jeton.slice(0, PREFIXE),
        hash: hashToken(jeton),
        autorites: acteur.autorites.filter((a) => donnees.includes(a)),
        usages: choisis,
        lectureSeule,
        adresses: [...new Set(adresses)],
        creeLe: maintenant,
        expireLe: new Date(maintenant.getTime() + jours * JOUR_MS),
      },
      JETONS_MAX,
    )
    if (!cree)
      throw refusDuChamp(
        'nom',
        'JETON-NOMBRE',
        `Un compte a ${JETONS_MAX} jetons actifs au plus : révoquez-en un.`,
      )
    await journaliser(tx, ctx, {
      type: 'creer-jeton',
      donnees: { jetonId: cree.id, prefixe: cree.prefixe, usages: choisis, adresses, jours },
    })
    return cree
  })
  return { jeton, vue: versJeton(row, maintenant) }
}
