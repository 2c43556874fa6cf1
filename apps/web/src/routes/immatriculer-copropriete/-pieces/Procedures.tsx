import { champVise, PROCEDURES } from '@registre/domain'
import { Button, fieldId } from '@registre/ui'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, estDrapeau, Jours, SiDemande } from '../../../components/declaration/champs.tsx'
import type { Saisie } from '../../../components/declaration/saisie.ts'
import { PageEtape } from './PageEtape.tsx'

const LISTE = 'procedures.arreteSecuriteInsalubriteParties'
const MAX = 50

/** Third step: the public procedures that concern the co-ownership; each yes opens its dates. */
export const Procedures = () => (
  <PageEtape
    bloc="procedures"
    intro={
      <p>
        Indiquez les procédures en cours ou terminées. Répondez « Non » si la copropriété n’est pas
        concernée.
      </p>
    }
  >
    {Object.keys(PROCEDURES).map((nom) => {
      const chemin = `procedures.${nom}`
      if (estDrapeau(chemin)) return <Champ key={nom} name={chemin} />
      return (
        <SiDemande key={nom} name={chemin}>
          {chemin === LISTE ? (
            <ArretesSecurite />
          ) : (
            <div
              className="rc-colonnes rc-encadre fr-p-2w fr-mb-3w"
              role="group"
              aria-label={champVise(chemin)?.champ.libelle}
            >
              <Jours name={chemin} />
            </div>
          )}
        </SiDemande>
      )
    })}
  </PageEtape>
)

const ArretesSecurite = () => {
  const { form, session } = useBrouillon()
  const { fields, append, remove } = useFieldArray<Saisie, typeof LISTE>({
    control: form.control,
    name: LISTE,
  })
  const [annonce, setAnnonce] = useState('')
  return (
    <div className="fr-mb-3w" id={fieldId(LISTE)} tabIndex={-1}>
      {fields.map((arrete, i) => (
        <fieldset className="fr-fieldset rc-encadre fr-p-2w" key={arrete.id}>
          <legend className="fr-fieldset__legend">Arrêté n° {i + 1}</legend>
          <div className="fr-fieldset__element rc-colonnes">
            <Jours name={`${LISTE}.${i}`} />
          </div>
          {fields.length > 1 && (
            <Button
              kind="tertiary"
              small
              onClick={() => {
                remove(i)
                setAnnonce(`Arrêté n° ${i + 1} retiré`)
                session.signaler()
              }}
            >
              Retirer l’arrêté n° {i + 1}
            </Button>
          )}
        </fieldset>
      ))}
      <p role="status" className="fr-sr-only">
        {annonce}
      </p>
      {fields.length < MAX && (
        <Button
          kind="secondary"
          small
          icon="fr-icon-add-line"
          onClick={() => {
            append({ type: 'SECURITE_TR_INSALUBRITE', dateArrete: '', dateMainLevee: '' })
            setAnnonce(`Arrêté n° ${fields.length + 1} ajouté`)
          }}
        >
          Ajouter un arrêté
        </Button>
      )}
    </div>
  )
}
