import { phrasesRetraits } from '@registre/domain'
import { Button, Dialog } from '@registre/ui'
import { useEffect, useState } from 'react'
import { callOf, isApiError } from '../../lib/api/index.ts'
import type { Examen } from './examiner.ts'
import { LecteurPreuve } from './LecteurPreuve.tsx'
import { lirePreuve, type PreuveLue } from './lire-preuve.ts'

const PANNE = 'L’aperçu n’a pas pu être fait.'

/** A document as the register would keep it, looked at before it is filed. */
export const ApercuPreuve = ({
  examen: { file, retires },
  onFermer,
}: {
  examen: Examen
  onFermer: () => void
}) => {
  const [preuve, setPreuve] = useState<PreuveLue | null>(null)
  const [panne, setPanne] = useState('')
  const [essai, setEssai] = useState(0)
  const [page, setPage] = useState(1)
  useEffect(() => {
    let actuel = true
    let ouverte: PreuveLue | null = null
    const ouvrir = async (): Promise<void> => {
      const { blob } = await callOf('apercuPdf', { body: { file } })
      ouverte = await lirePreuve(await blob.arrayBuffer())
      if (actuel) setPreuve(ouverte)
      else ouverte.fermer()
    }
    setPanne('')
    ouvrir().catch((error: unknown) => {
      if (actuel) setPanne(isApiError(error) ? error.problem.message : PANNE)
    })
    return () => {
      actuel = false
      ouverte?.fermer()
    }
  }, [file, essai])
  const phrases = phrasesRetraits(retires)
  return (
    <Dialog
      open
      size="large"
      title="Votre document, tel que le registre le gardera"
      onClose={onFermer}
      actions={<Button onClick={onFermer}>J’ai vu le document</Button>}
    >
      <p>
        Le registre réécrit chaque document qu’il reçoit : c’est cette version que les teneurs
        liront.
        {phrases.length > 0 && ` ${phrases.join(', ')}.`}
      </p>
      {panne !== '' && (
        <>
          <p role="alert">{panne}</p>
          <Button kind="secondary" small onClick={() => setEssai(essai + 1)}>
            Réessayer
          </Button>
        </>
      )}
      {panne === '' && !preuve && (
        <p role="status" aria-busy="true">
          Préparation de l’aperçu…
        </p>
      )}
      {preuve && <LecteurPreuve preuve={preuve} page={page} onPage={setPage} />}
    </Dialog>
  )
}
