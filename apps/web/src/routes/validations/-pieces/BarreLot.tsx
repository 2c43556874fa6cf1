import { Button } from '@registre/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { handleFailure } from '../../../lib/api/errors.ts'
import { queryOf, useCommand } from '../../../lib/api/index.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { notify } from '../../../lib/notifications.ts'

/** Why requests are shared out: the journal keeps it, and the keeper reads it. */
const RAISON = 'Répartition de la file'
const EQUIPE = 'equipe'

const useAffectation = (choisies: ReadonlySet<number>, onFini: () => void) => {
  const queryClient = useQueryClient()
  const affecter = useCommand('affecterDemandes', { invalidates: ['listerFile', 'compterFile'] })
  /** `idTeneur` null: they go back to the whole team. */
  const envoyer = async (idTeneur: number | null, qui: string) => {
    if (affecter.isPending) return
    try {
      const { affectees, ecartees } = await affecter.mutateAsync({
        body: {
          demandes: [...choisies],
          ...(idTeneur === null ? {} : { idTeneur }),
          raison: RAISON,
        },
      })
      await queryClient.invalidateQueries({ queryKey: ['listerFile'] })
      notify(
        ecartees > 0 ? 'warning' : 'success',
        `${affectees} ${affectees > 1 ? 'demandes affectées' : 'demande affectée'} à ${qui}`,
        ecartees === 0
          ? undefined
          : `${ecartees === 1 ? '1 est' : `${ecartees} sont`} en cours de traitement ou déjà décidée${ecartees > 1 ? 's' : ''}.`,
      )
      onFini()
    } catch (error) {
      handleFailure(error)
    }
  }
  return { affecter, envoyer }
}

/** What may be done with the chosen requests at once. */
export const BarreLot = ({
  choisies,
  onFini,
}: {
  choisies: ReadonlySet<number>
  onFini: () => void
}) => {
  const { data: teneurs = [] } = useQuery(queryOf('listerTeneurs')())
  const { affecter, envoyer } = useAffectation(choisies, onFini)
  const [teneur, setTeneur] = useState('')
  const moi = useCompteConnecte()
  return (
    <form
      className="rc-liste__lot"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        const choisi = teneurs.find(({ clef }) => clef === teneur)
        if (choisi) void envoyer(Number(choisi.clef), choisi.valeur)
        else if (teneur === EQUIPE) void envoyer(null, 'l’équipe des teneurs')
        else document.getElementById('lot-teneur')?.focus()
      }}
    >
      <strong role="status">
        {choisies.size === 1 ? '1 sélectionnée' : `${choisies.size} sélectionnées`}
      </strong>
      <Button
        aria-disabled={affecter.isPending}
        onClick={() => void envoyer(Number(moi.id), 'vous')}
      >
        Me les affecter
      </Button>
      <label className="fr-sr-only" htmlFor="lot-teneur">
        Affecter à
      </label>
      <select
        className="fr-select rc-liste__choix"
        id="lot-teneur"
        title="Affecter à"
        value={teneur}
        onChange={(event) => setTeneur(event.target.value)}
      >
        <option value="" disabled>
          Choisir un teneur
        </option>
        {teneurs.map(({ clef, valeur }) => (
          <option key={clef} value={clef}>
            {valeur}
          </option>
        ))}
        <option value={EQUIPE}>Personne : les rendre à l’équipe</option>
      </select>
      <Button type="submit" kind="secondary" aria-disabled={affecter.isPending}>
        Affecter
      </Button>
      <button type="button" className="fr-link" onClick={onFini}>
        Désélectionner
      </button>
    </form>
  )
}
