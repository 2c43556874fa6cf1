import { deNom } from '@registre/domain'
import { formatInstant } from '../../lib/format.ts'
import { ChangementsReponse } from './ChangementsReponse.tsx'
import type { InfosValidation } from './types.ts'

/** On top, until the decision: the declarant's answer, the question, and what changed between them. */
export const ReponseRecue = ({ infos }: { infos: InfosValidation }) => {
  const { echanges, decideeLe } = infos.demande
  const question = echanges.findLast(({ duTeneur }) => duTeneur)
  const reponse = echanges.at(-1)
  if (decideeLe !== null || !question || !reponse || reponse.duTeneur) return null
  return (
    <>
      <section className="rc-partie rc-reponse" aria-labelledby="titre-reponse">
        <h2 className="rc-partie__titre" id="titre-reponse">
          Réponse du déclarant{' '}
          <small className="rc-partie__mention">
            {reponse.auteur}, le {formatInstant(reponse.creeLe)}
          </small>
        </h2>
        <p className="rc-texte-saisi">{reponse.texte || 'Sans message : voir ce qui a changé.'}</p>
        <p className="rc-mention fr-mb-0">
          À la question {deNom(question.auteur)}, le {formatInstant(question.creeLe)} :{' '}
          <q>{question.texte}</q>
        </p>
      </section>
      <ChangementsReponse infos={infos} />
    </>
  )
}
