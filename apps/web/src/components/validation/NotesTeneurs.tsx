import { Button } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { limitsOf } from '../../lib/form-check.ts'

const queryDe = (id: number) => queryOf('listerNotes')({ params: { id } })

/** How many notes a request bears, in words. */
export const useMentionNotes = (id: number): string => {
  const { data } = useQuery(queryDe(id))
  if (!data) return ''
  return data.length === 0 ? 'aucune' : data.length === 1 ? '1 note' : `${data.length} notes`
}

/** What keepers tell each other of a request, and a field to add to it. */
export const NotesTeneurs = ({ id }: { id: number }) => {
  const { data = [] } = useQuery(queryDe(id))
  const ajouter = useCommand('ajouterNote', { invalidates: ['listerNotes'] })
  const [texte, setTexte] = useState('')
  const envoyer = async (event: FormEvent) => {
    event.preventDefault()
    if (texte.trim() === '') return
    try {
      await ajouter.mutateAsync({ params: { id }, body: { texte } })
      setTexte('')
    } catch (error) {
      handleFailure(error)
    }
  }
  return (
    <>
      <ol className="rc-fil">
        {data.map((n) => (
          <li key={n.id}>
            <p className="fr-mb-0">
              <strong>{n.aMoi ? 'Vous' : n.auteur}</strong>, le {formatInstant(n.creeLe)}
            </p>
            <p className="rc-texte-saisi">{n.texte}</p>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => void envoyer(event)}
        onFocus={limitsOf('ajouterNote', { texte: 'note' })}
      >
        <label className="fr-label" htmlFor="note-teneur">
          Note aux autres teneurs
          <span className="fr-hint-text">
            Le registre ne la montre qu’aux teneurs. Elle est communicable à la personne concernée
            qui demande ses données, et effacée deux ans après la décision.
          </span>
        </label>
        <textarea
          className="fr-input"
          id="note-teneur"
          name="note"
          rows={3}
          value={texte}
          onChange={(event) => setTexte(event.target.value)}
        />
        <Button
          type="submit"
          kind="secondary"
          small
          className="fr-mt-1w"
          aria-disabled={ajouter.isPending}
        >
          Ajouter la note
        </Button>
      </form>
    </>
  )
}
