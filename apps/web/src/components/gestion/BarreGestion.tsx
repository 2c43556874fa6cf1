import { Button } from '@registre/ui'
import { MAX_RENOUVELLEMENTS, peut } from '@registre/domain'
import { type FormEvent, useState } from 'react'
import { type Answer, callOf, useCommand } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { saveFile } from '../../lib/download.ts'
import { notify } from '../../lib/notifications.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { corpsDe, type CriteresGestion } from './criteres.ts'

const PERSONNE = 'personne'

const Affecter = ({
  gestionnaires,
  choisies,
  onFini,
}: {
  gestionnaires: Answer<'compterGerees'>['gestionnaires']
  choisies: ReadonlySet<number>
  onFini: () => void
}) => {
  const affecter = useCommand('affecterCoproprietes', {
    invalidates: ['rechercherGerees', 'compterGerees'],
  })
  const [qui, setQui] = useState('')
  const envoyer = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (qui === '' || affecter.isPending) return
    await affecter.mutateAsync({
      body: {
        idCoproprietes: [...choisies],
        idUtilisateur: qui === PERSONNE ? null : Number(qui),
      },
    })
    notify(
      'success',
      `${choisies.size} copropriété${choisies.size > 1 ? 's' : ''} ${qui === PERSONNE ? 'sans gestionnaire' : `affectée${choisies.size > 1 ? 's' : ''}`}.`,
    )
    onFini()
  }
  return (
    <form
      className="rc-gestion__affecter"
      onSubmit={(event) => void envoyer(event).catch(() => undefined)}
    >
      <label className="fr-sr-only" htmlFor="affecter-a">
        Affecter à
      </label>
      <select
        id="affecter-a"
        title="Affecter à"
        className="fr-select rc-liste__choix"
        value={qui}
        onChange={(event) => setQui(event.target.value)}
      >
        <option value="">Affecter à…</option>
        {gestionnaires.map((g) => (
          <option key={g.id} value={g.id}>
            {g.nom}
          </option>
        ))}
        <option value={PERSONNE}>Personne</option>
      </select>
      <Button type="submit" kind="secondary" small aria-disabled={qui === '' || affecter.isPending}>
        Affecter
      </Button>
    </form>
  )
}

/** What may be done with the chosen co-ownerships at once. */
export const BarreGestion = ({
  choisies,
  surLaPage,
  criteres,
  gestionnaires,
  onRenouveler,
  onFini,
}: {
  choisies: ReadonlySet<number>
  surLaPage: number
  criteres: CriteresGestion
  gestionnaires: Answer<'compterGerees'>['gestionnaires']
  onRenouveler: () => void
  onFini: () => void
}) => {
  const { authorities } = useCompteConnecte()
  const n = choisies.size
  const exporter = async (): Promise<void> => {
    try {
      saveFile(
        await callOf('exporterGerees', { body: { ...corpsDe(criteres), ids: [...choisies] } }),
      )
    } catch (error) {
      handleFailure(error)
    }
  }
  return (
    <div className="rc-liste__lot">
      <strong role="status">
        {n} sélectionnée{n > 1 ? 's' : ''}
      </strong>
      <Button kind="secondary" small disabled={n > MAX_RENOUVELLEMENTS} onClick={onRenouveler}>
        Renouveler les mandats
      </Button>
      {peut(authorities, ['MENU_GESTION_UTILISATEURS']) && (
        <Affecter gestionnaires={gestionnaires} choisies={choisies} onFini={onFini} />
      )}
      <Button kind="secondary" small onClick={() => void exporter()}>
        Exporter
      </Button>
      <span className="rc-gestion__page">{surLaPage} sur cette page</span>
      <button type="button" className="fr-link" onClick={onFini}>
        Désélectionner
      </button>
    </div>
  )
}
