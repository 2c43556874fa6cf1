import type { Adresse } from '@registre/domain'
import { DataTable, Dialog, type Column } from '@registre/ui'
import { useId, useState } from 'react'
import { versAdresse } from '../adresses.ts'
import type { FeatureAdresse } from '../types.ts'

const CONSERVER = 'conserver'

interface Ligne {
  valeur: string
  voie: string
  codePostal: string
  commune: string
}

/** The address window: Voie, Code postal, Commune, and the option that keeps what was typed. */
export const FenetreChoixAdresse = ({
  requete,
  choix,
  onChoix,
  onConserver,
  onFermer,
}: {
  requete: string
  choix: readonly FeatureAdresse[]
  onChoix: (adresse: Adresse) => void
  onConserver: () => void
  onFermer: () => void
}) => {
  const groupe = useId()
  const [valeur, setValeur] = useState('')
  const [oubli, setOubli] = useState(false)
  const valider = (): void => {
    const trouvee = choix[Number(valeur)]
    if (valeur === CONSERVER) onConserver()
    else if (valeur !== '' && trouvee) onChoix(versAdresse(trouvee))
    else setOubli(true)
  }
  const lignes: Ligne[] = [
    ...choix.map((f, i) => {
      const a = versAdresse(f)
      return {
        valeur: String(i),
        voie: [a.numeroVoie, a.voie].join(' ').trim(),
        codePostal: a.codePostal,
        commune: a.commune,
      }
    }),
    { valeur: CONSERVER, voie: 'Conserver mon adresse', codePostal: '', commune: '' },
  ]
  const colonnes: Column<Ligne>[] = [
    {
      key: 'voie',
      header: 'Voie',
      rowHeader: true,
      render: ({ valeur: v, voie, codePostal, commune }) => (
        <label>
          <input
            type="radio"
            name={groupe}
            value={v}
            checked={valeur === v}
            aria-label={[voie, codePostal, commune].join(' ').trim()}
            onChange={() => {
              setValeur(v)
              setOubli(false)
            }}
          />{' '}
          {voie}
          {v === CONSERVER && (
            <span className="fr-hint-text">Elle n’aura pas de place sur la carte : {requete}</span>
          )}
        </label>
      ),
    },
    { key: 'codePostal', header: 'Code postal', render: (l) => l.codePostal },
    { key: 'commune', header: 'Commune', render: (l) => l.commune },
  ]
  return (
    <Dialog
      open
      size="large"
      title="Choix de l’adresse"
      onClose={onFermer}
      actions={
        <>
          <button type="button" className="fr-btn" onClick={valider}>
            Valider l’adresse
          </button>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={onFermer}>
            Annuler
          </button>
        </>
      }
    >
      <p>
        Adresse saisie : <strong>{requete}</strong>. Choisissez l’adresse qui lui correspond.
      </p>
      <div
        role="radiogroup"
        aria-label="Adresses trouvées"
        {...(oubli ? { 'aria-describedby': `${groupe}-erreur` } : {})}
      >
        <DataTable
          caption="Adresses trouvées"
          captionHidden
          columns={colonnes}
          rows={lignes}
          rowKey={(l) => l.valeur}
        />
      </div>
      {oubli && (
        <p className="fr-error-text" id={`${groupe}-erreur`} role="alert">
          Choisissez une adresse dans la liste.
        </p>
      )}
    </Dialog>
  )
}
