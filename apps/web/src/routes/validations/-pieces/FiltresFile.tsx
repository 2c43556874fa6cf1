import { ETATS_DEMANDE } from '@registre/domain'
import { Button, optionsOf, FieldCheckbox, FieldSelect, FieldText } from '@registre/ui'
import { ChampsPeriode } from '../../../components/liste/ChampsPeriode.tsx'
import { Filtrage } from '../../../components/liste/Filtrage.tsx'
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
}) => (
  <Filtrage
    nom="Filtrer les demandes"
    controler={(saisi) => fautesDePeriode(saisi, 'du', 'au')}
    onChercher={(saisi) =>
      onFiltrer(
        lireCriteres({ ...saisi, type: criteres.type, tri: criteres.tri, sens: criteres.sens }),
      )
    }
    onFocus={limitsOf('rechercherDemandes', { immatriculationOuNom: 'q' })}
  >
    {(fautes) => (
      <>
        <FieldText
          name="q"
          label="Numéro ou nom de la copropriété, ou référence de la demande"
          inputProps={{ defaultValue: criteres.q ?? '' }}
        />
        <FieldSelect
          name="etat"
          label="Statut"
          placeholder="Tous, décidées comprises"
          options={optionsOf(ETATS_DEMANDE, CHOIX_ETAT)}
          selectProps={{ defaultValue: criteres.etat ?? '' }}
        />
        <ChampsPeriode
          criteres={criteres}
          fautes={fautes}
          labels={['Déposée à partir du', 'Déposée jusqu’au']}
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
          <Button type="submit">Filtrer</Button>
        </div>
      </>
    )}
  </Filtrage>
)
