import { fieldId } from '@registre/ui'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { ChampDate, ChampOuiNon } from '../../../components/declaration/champs.tsx'
import type { Saisie } from '../../../components/declaration/saisie.ts'
import { PageEtape } from './PageEtape.tsx'

const SEULS = [
  {
    drapeau: 'flagEquipementsCom',
    arrete: 'arreteEquipements',
    question: 'Un arrêté relatif aux équipements communs a-t-il été pris ?',
  },
  {
    drapeau: 'flagInsalubritePartiesCom',
    arrete: 'arreteInsalubriteParties',
    question: 'Un arrêté d’insalubrité sur les parties communes a-t-il été pris ?',
  },
  {
    drapeau: 'flagPerilPartiesCom',
    arrete: 'arretePerilParties',
    question: 'Un arrêté de péril sur les parties communes a-t-il été pris ?',
  },
] as const

/** Third step: the public procedures that concern the co-ownership; each yes opens its dates. */
export const Procedures = () => {
  const { procedures } = useBrouillon().saisie
  return (
    <PageEtape
      slug="procedures"
      bloc="procedures"
      intro={
        <p>
          Indiquez les procédures en cours ou terminées. Répondez « Non » si la copropriété n’est
          pas concernée.
        </p>
      }
    >
      {SEULS.map(({ drapeau, arrete, question }) => (
        <div key={drapeau}>
          <ChampOuiNon name={`procedures.${drapeau}`} label={question} />
          {procedures[drapeau] && (
            <div
              className="rc-colonnes rc-encadre fr-p-2w fr-mb-3w"
              role="group"
              aria-label={`Dates : ${question}`}
            >
              <ChampDate name={`procedures.${arrete}.dateArrete`} label="Date de l’arrêté" />
              <ChampDate name={`procedures.${arrete}.dateMainLevee`} label="Date de mainlevée" />
            </div>
          )}
        </div>
      ))}
      <ChampOuiNon
        name="procedures.flagSecuriteInsalubritePartiesCom"
        label="Des arrêtés de mise en sécurité ou de traitement de l’insalubrité ont-ils été pris depuis le 1er janvier 2021 ?"
      />
      {procedures.flagSecuriteInsalubritePartiesCom && <ArretesSecurite />}
      <ChampOuiNon
        name="procedures.flagMandatAdhoc"
        label="Un mandataire ad hoc a-t-il été nommé ?"
      />
      {procedures.flagMandatAdhoc && (
        <div
          className="rc-colonnes rc-encadre fr-p-2w fr-mb-3w"
          role="group"
          aria-label="Mandat ad hoc"
        >
          <ChampDate name="procedures.mandatAdHoc.dateNomination" label="Date de nomination" />
          <ChampDate name="procedures.mandatAdHoc.dateFinMission" label="Date de fin de mission" />
        </div>
      )}
      <ChampOuiNon
        name="procedures.flagOrdonnanceCarence"
        label="Une ordonnance de carence a-t-elle été rendue ?"
      />
      {procedures.flagOrdonnanceCarence && (
        <div className="rc-encadre fr-p-2w fr-mb-3w">
          <ChampDate
            name="procedures.ordonnanceCarence.dateOrdonnance"
            label="Date de l’ordonnance"
          />
        </div>
      )}
    </PageEtape>
  )
}

const LISTE = 'procedures.arreteSecuriteInsalubriteParties'
const MAX = 50

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
            <ChampDate name={`${LISTE}.${i}.dateArrete`} label="Date de l’arrêté" />
            <ChampDate name={`${LISTE}.${i}.dateMainLevee`} label="Date de mainlevée" />
          </div>
          {fields.length > 1 && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => {
                remove(i)
                setAnnonce(`Arrêté n° ${i + 1} retiré`)
                session.signaler()
              }}
            >
              Retirer l’arrêté n° {i + 1}
            </button>
          )}
        </fieldset>
      ))}
      <p role="status" className="fr-sr-only">
        {annonce}
      </p>
      {fields.length < MAX && (
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={() => {
            append({ type: 'SECURITE_TR_INSALUBRITE', dateArrete: '', dateMainLevee: '' })
            setAnnonce(`Arrêté n° ${fields.length + 1} ajouté`)
          }}
        >
          Ajouter un arrêté
        </button>
      )}
    </div>
  )
}
