import type { contract, HandlerOutput } from '@registre/contract'
import { cleNumero, cleVoie } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { lireAdresse } from '../lecture/adresse-lue.ts'
import { lireVoie, trouverAutour } from './adresses.repository.ts'
import { lieuDuCode } from '../lecture/lieu-du-code.ts'
import { lireQuestion } from '../question/question.ts'
import { sansNumero, siRepond } from './service-d-adresses.ts'
import { RAYONS } from './situer.ts'
import { auxPortes } from './sur-place.ts'

const SUGGESTIONS_MAX = 3

/**
 * Addresses that complete what is typed, each with the co-ownerships there and around; none while
 * the address service does not answer.
 */
export const suggererAdresses = async (
  { deps }: Ctx,
  q: string,
): Promise<HandlerOutput<(typeof contract)['suggererAdresses']>> => {
  if (q.length < 3 || lireAdresse(lireQuestion(q)) === null) return { adresses: [] }
  const tx = { sql: deps.db.read }
  const completees = ((await siRepond(deps.geocodage.completer(q))) ?? []).slice(0, SUGGESTIONS_MAX)
  return {
    adresses: await Promise.all(
      completees.map(async ({ fulltext, street, zipcode, x, y }) => {
        const [numero = ''] = /^\d+\s?(?:bis|ter|quater)?(?=\s)/i.exec(fulltext) ?? []
        const lieu = lieuDuCode(zipcode, null)
        const rue = lieu ? await lireVoie(tx, [cleVoie(sansNumero(street))], lieu) : []
        const { ids: surPlace } = auxPortes(rue, numero === '' ? [] : [cleNumero(numero)])
        const autour = await trouverAutour(
          tx,
          { longitude: x, latitude: y },
          RAYONS[0],
          surPlace,
          1,
        )
        return { libelle: fulltext, surPlace: surPlace.length, autour: autour[0]?.total ?? 0 }
      }),
    ),
  }
}
