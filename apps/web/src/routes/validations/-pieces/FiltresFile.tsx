import { ETATS_DEMANDE } from '@registre/domain'
import { FieldCheckbox, FieldSelect, FieldText, focusField } from '@registre/ui'
import { FieldDate } from '../../../components/FieldDate.tsx'
import { type FormEvent, useState } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type CriteresFile, lireCriteres } from './criteres.ts'
import { CHOIX_ETAT } from './vues.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { fautesDePeriode } from '../../../lib/periode.ts'

/** The filters of the queue. `onFiltrer` receives the new criteria, first page. */
export const FiltresFile = ({
  criteres,
  onFiltrer,
}: {
  criteres: CriteresFile
  onFiltrer: (criteres: CriteresFile) => void
}) => {
  const [fautes, setFautes] = useState<{ du?: string; au?: string }>({})
  usePageTitle({ enErreur: Object.keys(fautes).length > 0 })
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const saisi = Object.fromEntries(new FormData(event.currentTarget))
    const trouvees = fautesDePeriode(saisi, 'du', 'au')
    setFautes(trouvees)
    const premiere = Object.keys(trouvees)[0]
    if (premiere) return void focusField(premiere)
    onFiltrer(
      lireCriteres({ ...saisi, type: criteres.type, tri: criteres.tri, sens: criteres.sens }),
    )
  }
  return (
    <form
      role="search"
      aria-label="Filtrer les demandes"
      className="rc-filtrage fr-mb-3w"
      onFocus={limitsOf('rechercherDemandes', { immatriculationOuNom: 'q' })}
      onSubmit={envoyer}
      noValidate
    >
      <FieldText
        name="q"
        label="Numéro ou nom de la copropriété, ou référence de la demande"
        inputProps={{ defaultValue: criteres.q ?? '' }}
      />
      <FieldSelect
        name="etat"
        label="Statut"
        placeholder="Tous, décidées comprises"
        options={ETATS_DEMANDE.map((value) => ({ value, label: CHOIX_ETAT[value] }))}
        selectProps={{ defaultValue: criteres.etat ?? '' }}
      />
      <FieldDate
        name="du"
        label="Déposée à partir du"
        error={fautes.du}
        inputProps={{ defaultValue: criteres.du ?? '' }}
      />
      <FieldDate
        name="au"
        label="Déposée jusqu’au"
        error={fautes.au}
        inputProps={{ defaultValue: criteres.au ?? '' }}
      />
      <div className="rc-filtrage__cases">
        <FieldCheckbox
          name="retard"
          label="Hors délai"
          inputProps={{ value: '1', defaultChecked: criteres.retard === '1' }}
        />
        <FieldCheckbox
          name="moi"
          label="Affectées à moi"
          inputProps={{ value: '1', defaultChecked: criteres.moi === '1' }}
        />
      </div>
      <div className="rc-actions">
        <button type="submit" className="fr-btn">
          Filtrer
        </button>
      </div>
    </form>
  )
}
