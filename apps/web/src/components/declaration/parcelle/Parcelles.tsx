import { adresseEnLigne, type Parcelle, SENS_DES_MOTS, referenceParcelle } from '@registre/domain'
import { fieldId } from '@registre/ui'
import { fauteDuLieu } from '../adresse/faute-du-lieu.ts'
import { LieuRetenu } from '../adresse/AdresseRetenue.tsx'
import { useLieux } from '../adresse/use-lieux.tsx'
import { useBrouillon } from '../brouillon.tsx'
import { AjoutParcelle } from './AjoutParcelle.tsx'
import { ParcellesDuLieu } from './ParcellesDuLieu.tsx'

const CHAMP = 'identification.parcelle'

/** The declared parcels with their badges, and the form that adds one. */
export const Parcelles = () => {
  const { saisie, signalerCadastre } = useBrouillon()
  const { field, erreurs, annonce, annoncer, retirer } = useLieux(CHAMP)
  const { value: liste, onChange: poser } = field
  const reference = saisie.identification.adressePrincipale
  const ajouter = (parcelle: Parcelle): void => {
    poser([...liste, parcelle])
    annoncer(
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
              <li key={`${i} ${referenceParcelle(parcelle)}`}>
                <LieuRetenu
                  lieu={parcelle}
                  faute={faute}
                  libelleAction="Retirer"
                  action={() =>
                    retirer(
                      liste.filter((_, j) => j !== i),
                      `Parcelle retirée : ${referenceParcelle(parcelle)}`,
                    )
                  }
                />
              </li>
            )
          })}
        </ul>
        {annonce}
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
