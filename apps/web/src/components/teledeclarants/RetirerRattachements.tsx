import { Button, RequiredNote } from '@registre/ui'
import { useState } from 'react'
import { callOf, isApiError, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { nommer } from '../coproprietes/nommer.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormTextArea } from '../form-fields.tsx'
import { LECTURES_MANDAT } from '../mandats/lectures.ts'
import { useRecordForm } from '../use-record-form.ts'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

const PAR_PAGE = 100

/** The co-ownerships where it has a mandate, over or not. */
const lireSiennes = async (mandatDe: number, page = 1): Promise<{ id: number; nom: string }[]> => {
  const { ligneRechercheCoproprieteDTOList: lignes } = await callOf('rechercherCoproprietes', {
    body: { mandatDe, paginationOptions: { pageNumber: page, pageSize: PAR_PAGE } },
  })
  const lues = lignes.map((c) => ({ id: Number(c.id), nom: nommer(c.nom, c.adressePrincipale) }))
  return lignes.length < PAR_PAGE ? lues : [...lues, ...(await lireSiennes(mandatDe, page + 1))]
}

/** One motive for all: each co-ownership is a decision of its own, what is refused is named. */
const Fenetre = ({ t, onFermer }: { t: Teledeclarant; onFermer: () => void }) => {
  const id = Number(t.id)
  const { mutateAsync } = useCommand('retirerRattachement', {
    business: true,
    invalidates: [...LECTURES_MANDAT, ...LECTURES_TELEDECLARANTS],
  })
  const [fait, setFait] = useState('')
  const [refus, setRefus] = useState<readonly string[]>([])
  const record = useRecordForm({
    operation: 'retirerRattachement',
    defaultValues: { raison: '' },
    // Each co-ownership takes the place of the declarant in its own call.
    toArgs: ({ raison }) => ({ params: { id }, body: { raison, idTeledeclarant: id } }),
    submit: async ({ body }) => {
      const siennes = await lireSiennes(id)
      const refuses: string[] = []
      for (const [rang, { id: coproprieteId, nom }] of siennes.entries()) {
        setFait(`${rang + 1} sur ${siennes.length} : ${nom}`)
        try {
          await mutateAsync({ params: { id: coproprieteId }, body })
        } catch (error) {
          if (!isApiError(error)) throw error
          refuses.push(`${nom} : ${error.problem.message}`)
        }
      }
      setFait('')
      setRefus(refuses)
      notify(
        refuses.length === 0 ? 'success' : 'warning',
        `Rattachements retirés : ${siennes.length - refuses.length} sur ${siennes.length}.`,
      )
      if (refuses.length === 0) onFermer()
    },
  })
  return (
    <FenetreFormulaire
      titre="Retirer tous ses rattachements"
      confirmer="Retirer les rattachements"
      record={record}
      onFermer={onFermer}
    >
      <p>
        Les mandats de ce télédéclarant, en cours, à venir ou expirés, seront retirés copropriété
        par copropriété ; celles qui n’ont pas d’autre mandat n’auront plus de représentant légal
        déclaré. Chaque retrait est une décision, sur laquelle on peut revenir depuis la fiche.
      </p>
      <RequiredNote />
      <FormTextArea
        name="raison"
        label="Motif"
        required
        hint="Il est inscrit au journal et communiqué au télédéclarant."
        textAreaProps={{ rows: 4 }}
      />
      <p role="status">{fait}</p>
      {refus.length > 0 && (
        <div className="fr-alert fr-alert--warning">
          <p>Restent rattachées :</p>
          <ul>
            {refus.map((r) => (
              <li key={r}>{r}</li>
            ))}
          </ul>
        </div>
      )}
    </FenetreFormulaire>
  )
}

/** Withdraws a declarant from all that it manages, before it is deleted. */
export const RetirerRattachements = ({ t }: { t: Teledeclarant }) => {
  const [ouverte, setOuverte] = useState(false)
  if (!t.allowedToDelete || t.nbCoproprietes === 0) return null
  return (
    <>
      <Button kind="tertiary" onClick={() => setOuverte(true)}>
        Retirer tous ses rattachements
      </Button>
      {ouverte && <Fenetre t={t} onFermer={() => setOuverte(false)} />}
    </>
  )
}
