import { fieldId, focusFieldSoon } from '@registre/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { adresseEnLigne } from '@registre/domain'
import { useBrouillon } from '../brouillon.tsx'
import type { Saisie } from '../saisie.ts'
import { AdresseRetenue } from './AdresseRetenue.tsx'
import { fauteDuLieu } from './faute-du-lieu.ts'
import { RechercheAdresse } from './RechercheAdresse.tsx'

const CHAMP = 'identification.adresseSecondaire'
const MAX = 50

/** The other addresses of the co-ownership: added one by one, removed at will. */
export const AdressesComplementaires = () => {
  const { form, erreurs, oublierRefus } = useBrouillon()
  const { field } = useController<Saisie, typeof CHAMP>({ name: CHAMP, control: form.control })
  const [ajout, setAjout] = useState(false)
  const [annonce, setAnnonce] = useState('')
  const liste = field.value
  return (
    <fieldset className="fr-fieldset">
      <legend className="fr-fieldset__legend">Adresses complémentaires</legend>
      <div className="fr-fieldset__element">
        {liste.length === 0 && <p className="fr-hint-text">Aucune adresse complémentaire.</p>}
        <ul className="fr-raw-list">
          {liste.map((adresse, i) => (
            <li key={`${i} ${adresseEnLigne(adresse)}`}>
              <AdresseRetenue
                adresse={adresse}
                faute={fauteDuLieu(erreurs, `${CHAMP}.${i}`)}
                libelleAction="Retirer"
                action={() => {
                  field.onChange(liste.filter((_, j) => j !== i))
                  // The others have moved: what was said of each is said again at the next check.
                  for (const refus of erreurs.keys())
                    if (refus.startsWith(`${CHAMP}.`)) oublierRefus(refus)
                  setAnnonce(`Adresse retirée : ${adresseEnLigne(adresse)}`)
                  focusFieldSoon(CHAMP)
                }}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="fr-sr-only">
          {annonce}
        </p>
        {ajout ? (
          <RechercheAdresse
            nom={CHAMP}
            label="Adresse à ajouter"
            onAdresse={(adresse) => {
              const doublon = liste.some((a) => adresseEnLigne(a) === adresseEnLigne(adresse))
              if (!doublon) field.onChange([...liste, adresse])
              setAnnonce(
                doublon
                  ? 'Cette adresse est déjà dans la liste.'
                  : `Adresse ajoutée : ${adresseEnLigne(adresse)}`,
              )
              setAjout(false)
              focusFieldSoon(CHAMP)
            }}
          />
        ) : (
          liste.length < MAX && (
            <button
              type="button"
              id={fieldId(CHAMP)}
              className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
              onClick={() => {
                setAjout(true)
                focusFieldSoon(CHAMP)
              }}
            >
              Ajouter une adresse
            </button>
          )
        )}
      </div>
    </fieldset>
  )
}
