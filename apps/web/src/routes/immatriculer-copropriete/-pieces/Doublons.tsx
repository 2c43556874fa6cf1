import { Button, ErrorSummary } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { fautesReponses } from '../../../components/declaration/comparaison.ts'
import type { ReponseDoublon } from '../../../components/declaration/types.ts'
import { queryOf } from '../../../lib/api/index.ts'
import { Boutons } from './Boutons.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import { FicheCandidat } from './FicheCandidat.tsx'
import { useNavigationEtapes, useRang } from './use-navigation-etapes.ts'
import { useTravail } from './use-travail.ts'
import { PasLu } from '../../../components/PasLu.tsx'
import { Refus } from '../../../components/Refus.tsx'
import { VersIdentification } from './VersIdentification.tsx'

const useCandidats = (id: number | null) =>
  useQuery({
    ...queryOf('listerDoublonsDeclaration')({ params: { id: id ?? 0, n: 0 } }),
    enabled: id !== null,
  })

/**
 * The co-ownerships that look like the declared one: each is answered before the request can be
 * sent.
 */
export const Doublons = () => {
  const { declaration, reponses, session } = useBrouillon()
  const { allerA } = useNavigationEtapes()
  const { occupe, blocage, setBlocage, tentative, tenterEncore, pendant, quitter } = useTravail(
    'Vos réponses n’ont pas pu être enregistrées. Elles restent à l’écran : réessayez dans un instant.',
  )
  const { data: candidats, error, refetch } = useCandidats(declaration.id)
  const rang = useRang('doublons')
  if (declaration.id === null || !rang) return <VersIdentification />
  const utiles = (candidats ?? []).flatMap((c) => reponses.filter((r) => r.candidatId === c.id))
  const fautes = tentative === 0 ? [] : fautesReponses(candidats ?? [], reponses)
  const repondre = (reponse: ReponseDoublon): void => {
    // What was refused was the answer before.
    setBlocage('')
    session.repondreDoublons([
      ...utiles.filter((r) => r.candidatId !== reponse.candidatId),
      reponse,
    ])
  }

  const suivante = async (): Promise<void> => {
    if (fautesReponses(candidats ?? [], reponses).length > 0) return tenterEncore()
    if (utiles.some((r) => r.reponse === 'RATTACHER'))
      return setBlocage(
        'Vous avez reconnu une copropriété déjà connue du registre : cette demande ne peut pas être envoyée.',
      )
    await pendant(async () => {
      const fait = await session.enregistrer('recapitulatif')
      if (fait) allerA('recapitulatif')
      return fait
    })
  }
  return (
    <CadreEtape rang={rang} enErreur={fautes.length > 0}>
      <p>
        {candidats?.length === 0
          ? 'Le registre ne contient plus de copropriété proche : vous pouvez continuer.'
          : 'Le registre contient déjà des copropriétés proches de celle que vous déclarez. Comparez-les et répondez pour chacune.'}
      </p>
      <ErrorSummary
        errors={fautes.map((f) => ({
          name: `doublons.${f.candidatId}.${f.champ}`,
          message: f.message,
        }))}
        attempt={tentative}
      />
      {error && (
        <PasLu relire={refetch} className="fr-mb-2w">
          La comparaison n’a pas pu être chargée.
        </PasLu>
      )}
      {!candidats && !error && <p aria-busy="true">Recherche des copropriétés proches…</p>}
      {candidats?.map((candidat, i) => {
        const siens = fautes.filter((f) => f.candidatId === candidat.id)
        return (
          <FicheCandidat
            key={candidat.id}
            candidat={candidat}
            rang={i + 1}
            reponse={reponses.find((r) => r.candidatId === candidat.id)}
            onReponse={repondre}
            fautes={Object.fromEntries(siens.map((f) => [f.champ, f.message]))}
          />
        )
      })}
      <Refus>{blocage}</Refus>
      <Boutons occupe={occupe}>
        <Button kind="secondary" disabled={occupe} onClick={() => allerA('donnees-techniques')}>
          Précédent
        </Button>
        <Button disabled={occupe || !candidats} onClick={() => void suivante()}>
          Étape suivante
        </Button>
        <Button kind="tertiary" disabled={occupe} onClick={() => void quitter('doublons')}>
          Enregistrer et quitter
        </Button>
      </Boutons>
    </CadreEtape>
  )
}
