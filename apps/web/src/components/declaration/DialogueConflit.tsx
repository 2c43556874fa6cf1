import { Button, DataTable, Dialog } from '@registre/ui'
import { useState } from 'react'
import { isApiError } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { useBrouillon } from './brouillon.tsx'
import type { Difference } from './differences.ts'

const COLONNES = [
  { key: 'libelle', header: 'Information', rowHeader: true, render: (d: Difference) => d.libelle },
  {
    key: 'saisie',
    header: 'Votre saisie',
    render: (d: Difference) => (d.modifieParMoi ? d.saisie : `${d.saisie} (inchangée par vous)`),
  },
  { key: 'enregistre', header: 'Version enregistrée', render: (d: Difference) => d.enregistre },
]

/**
 * Another tab or person saved meanwhile: what differs, both values, and the choice. Nothing is
 * overwritten before it.
 */
export const DialogueConflit = () => {
  const { conflit, session } = useBrouillon()
  const [echec, setEchec] = useState('')
  const [occupe, setOccupe] = useState(false)
  const prendre = async (): Promise<void> => {
    setOccupe(true)
    setEchec('')
    try {
      await session.prendreEnregistree()
    } catch (error) {
      if (!isApiError(error)) throw error
      setEchec(error.message)
    } finally {
      setOccupe(false)
    }
  }
  if (!conflit) return null
  const { differences, auteur, enregistreLe } = conflit
  return (
    <Dialog
      open
      size="large"
      title="Ce dossier a été modifié entre-temps"
      onClose={() => document.getElementById('garder-ma-saisie')?.focus()}
      actions={
        <>
          <Button id="garder-ma-saisie" disabled={occupe} onClick={session.garderMaSaisie}>
            Garder ma saisie
          </Button>
          <Button kind="secondary" disabled={occupe} onClick={() => void prendre()}>
            Prendre la version enregistrée
          </Button>
        </>
      }
    >
      <p>
        Un autre onglet ou une autre personne{auteur === '' ? '' : ` (${auteur})`} a enregistré ce
        dossier
        {enregistreLe === null ? '' : ` le ${formatInstant(enregistreLe)}`}. Rien n’a été remplacé :
        choisissez la suite.
      </p>
      {differences.length === 0 ? (
        <p>Les informations saisies et enregistrées sont les mêmes.</p>
      ) : (
        <DataTable
          caption="Informations différentes"
          columns={COLONNES}
          rows={differences}
          rowKey={(d) => d.champ}
        />
      )}
      <p className="fr-hint-text">
        « Garder ma saisie » enregistre ce que vous avez modifié et reprend le reste de la version
        enregistrée. « Prendre la version enregistrée » abandonne vos modifications non
        enregistrées.
      </p>
      {echec !== '' && (
        <p className="fr-error-text" role="alert">
          {echec}
        </p>
      )}
    </Dialog>
  )
}
