import { Button, fieldId, focusFieldSoon } from '@registre/ui'
import { useState } from 'react'
import { adresseEnLigne } from '@registre/domain'
import { LieuRetenu } from './AdresseRetenue.tsx'
import { fauteDuLieu } from './faute-du-lieu.ts'
import { RechercheAdresse } from './RechercheAdresse.tsx'
import { useLieux } from './use-lieux.tsx'

const CHAMP = 'identification.adresseSecondaire'
const MAX = 50

/** The other addresses of the co-ownership: added one by one, removed at will. */
export const AdressesComplementaires = () => {
  const { field, erreurs, annonce, annoncer, retirer } = useLieux(CHAMP)
  const { value: liste, onChange: poser } = field
  const [ajout, setAjout] = useState(false)
  return (
    <fieldset className="fr-fieldset">
      <legend className="fr-fieldset__legend">Adresses complémentaires</legend>
      <div className="fr-fieldset__element">
        {liste.length === 0 && <p className="fr-hint-text">Aucune adresse complémentaire.</p>}
        <ul className="fr-raw-list">
          {liste.map((adresse, i) => (
            <li key={`${i} ${adresseEnLigne(adresse)}`}>
              <LieuRetenu
                lieu={adresse}
                faute={fauteDuLieu(erreurs, `${CHAMP}.${i}`)}
                libelleAction="Retirer"
                action={() =>
                  retirer(
                    liste.filter((_, j) => j !== i),
                    `Adresse retirée : ${adresseEnLigne(adresse)}`,
                  )
                }
              />
            </li>
          ))}
        </ul>
        {annonce}
        {ajout ? (
          <RechercheAdresse
            nom={CHAMP}
            label="Adresse à ajouter"
            onAdresse={(adresse) => {
              const doublon = liste.some((a) => adresseEnLigne(a) === adresseEnLigne(adresse))
              if (!doublon) poser([...liste, adresse])
              annoncer(
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
            <Button
              kind="secondary"
              small
              icon="fr-icon-add-line"
              id={fieldId(CHAMP)}
              onClick={() => {
                setAjout(true)
                focusFieldSoon(CHAMP)
              }}
            >
              Ajouter une adresse
            </Button>
          )
        )}
      </div>
    </fieldset>
  )
}
