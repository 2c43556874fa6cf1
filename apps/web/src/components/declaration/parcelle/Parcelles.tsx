import { adresseEnLigne, type Parcelle, SENS_DES_MOTS, referenceParcelle } from '@registre/domain'
import { fieldId, focusFieldSoon } from '@registre/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fauteDuLieu } from '../adresse/faute-du-lieu.ts'
import { BadgeGeolocalisation } from '../adresse/AdresseRetenue.tsx'
import { useBrouillon } from '../brouillon.tsx'
import type { Saisie } from '../saisie.ts'
import { AjoutParcelle } from './AjoutParcelle.tsx'
import { ParcellesDuLieu } from './ParcellesDuLieu.tsx'

const CHAMP = 'identification.parcelle'

/** The declared parcels with their badges, and the form that adds one. */
export const Parcelles = () => {
  const { form, erreurs, saisie, signalerCadastre, oublierRefus } = useBrouillon()
  const { field } = useController<Saisie, typeof CHAMP>({ name: CHAMP, control: form.control })
  const [annonce, setAnnonce] = useState('')
  const liste = field.value
  const reference = saisie.identification.adressePrincipale
  const ajouter = (parcelle: Parcelle): void => {
    field.onChange([...liste, parcelle])
    setAnnonce(
      `Parcelle ajoutée : ${referenceParcelle(parcelle)}, ${parcelle.geolocalisee ? 'géolocalisée' : 'non géolocalisée'}`,
    )
  }
  return (
    <fieldset className="fr-fieldset">
      <legend className="fr-fieldset__legend">
        Parcelles cadastrales <span aria-hidden="true">*</span>
        <span className="fr-hint-text">
          Au moins une parcelle géolocalisée. {SENS_DES_MOTS.geolocalisee} Les références sont sur
          l’avis de taxe foncière et dans les actes de vente.
        </span>
      </legend>
      <div className="fr-fieldset__element" id={fieldId(CHAMP)} tabIndex={-1}>
        {erreurs.has(CHAMP) && <p className="fr-error-text fr-mt-0">{erreurs.get(CHAMP)}</p>}
        <ul className="fr-raw-list">
          {liste.map((parcelle, i) => {
            const faute =
              erreurs.get(`${CHAMP}.${i}.section`) ??
              erreurs.get(`${CHAMP}.${i}.numero`) ??
              fauteDuLieu(erreurs, `${CHAMP}.${i}`)
            return (
              <li key={`${i} ${referenceParcelle(parcelle)}`} className="rc-ligne">
                <span>
                  {referenceParcelle(parcelle)}{' '}
                  <BadgeGeolocalisation geolocalisee={parcelle.geolocalisee} />
                  {faute && <span className="fr-error-text">{faute}</span>}
                </span>
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary fr-btn--sm"
                  onClick={() => {
                    field.onChange(liste.filter((_, j) => j !== i))
                    // The others have moved: what was said of each is said again at the next check.
                    for (const refus of erreurs.keys())
                      if (refus.startsWith(`${CHAMP}.`)) oublierRefus(refus)
                    setAnnonce(`Parcelle retirée : ${referenceParcelle(parcelle)}`)
                    focusFieldSoon(CHAMP)
                  }}
                >
                  Retirer{' '}
                  <span className="fr-sr-only">la parcelle {referenceParcelle(parcelle)}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <p role="status" className="fr-sr-only">
          {annonce}
        </p>
        {reference && (
          <ParcellesDuLieu
            key={adresseEnLigne(reference)}
            adresse={reference}
            liste={liste}
            onAjouter={ajouter}
          />
        )}
        <AjoutParcelle
          reference={reference}
          liste={liste}
          onCadastre={signalerCadastre}
          onAjouter={ajouter}
        />
      </div>
    </fieldset>
  )
}
