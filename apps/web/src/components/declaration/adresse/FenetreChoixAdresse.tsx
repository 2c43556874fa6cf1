import type { Adresse } from '@registre/domain'
import { Button, DataTable, Dialog, type Column } from '@registre/ui'
import { type ComponentProps, useId, useState } from 'react'
import { versAdresse } from '../adresses.ts'
import type { FeatureAdresse } from '../types.ts'

/** A choice; without an address: what was typed is kept. */
interface Ligne {
  valeur: string
  adresse: Adresse | null
}
const voieDe = (a: Adresse | null): string =>
  a ? `${a.numeroVoie} ${a.voie}`.trim() : 'Conserver mon adresse'

/** `bouton` gives what chooses a line. */
const colonnes = (
  requete: string,
  bouton: (valeur: string) => ComponentProps<'input'>,
): Column<Ligne>[] => [
  {
    key: 'voie',
    header: 'Voie',
    rowHeader: true,
    render: ({ valeur, adresse: a }) => (
      <label>
        <input
          type="radio"
          value={valeur}
          aria-label={[voieDe(a), a?.codePostal, a?.commune].join(' ').trim()}
          {...bouton(valeur)}
        />{' '}
        {voieDe(a)}
        {a === null && (
          <span className="fr-hint-text">Elle n’aura pas de place sur la carte : {requete}</span>
        )}
      </label>
    ),
  },
  { key: 'codePostal', header: 'Code postal', render: (l) => l.adresse?.codePostal },
  { key: 'commune', header: 'Commune', render: (l) => l.adresse?.commune },
]

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
  const lignes: Ligne[] = [...choix.map(versAdresse), null].map((adresse, i) => ({
    valeur: String(i),
    adresse,
  }))
  const valider = (): void => {
    const choisie = lignes.find((l) => l.valeur === valeur)
    if (!choisie) setOubli(true)
    else if (choisie.adresse) onChoix(choisie.adresse)
    else onConserver()
  }
  return (
    <Dialog
      open
      size="large"
      title="Choix de l’adresse"
      onClose={onFermer}
      actions={
        <>
          <Button onClick={valider}>Valider l’adresse</Button>
          <Button kind="secondary" onClick={onFermer}>
            Annuler
          </Button>
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
          columns={colonnes(requete, (v) => ({
            name: groupe,
            checked: valeur === v,
            onChange: () => {
              setValeur(v)
              setOubli(false)
            },
          }))}
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
