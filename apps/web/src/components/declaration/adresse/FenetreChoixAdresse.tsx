import type { Adresse } from '@registre/domain'
import { Dialog } from '@registre/ui'
import { useId, useState } from 'react'
import { adresseEnLigne, versAdresse } from '../adresses.ts'
import type { FeatureAdresse } from '../types.ts'

const CONSERVER = 'conserver'

/** The address window: Voie, Code postal, Commune, and the option that keeps what was typed. */
export const FenetreChoixAdresse = ({ requete, choix, onChoix, onConserver, onFermer }: {
  requete: string; choix: readonly FeatureAdresse[]; onChoix: (adresse: Adresse) => void; onConserver: () => void; onFermer: () => void
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
  const radio = (v: string, nom: string) => (
    <input type="radio" name={groupe} id={`${groupe}-${v}`} value={v} checked={valeur === v} aria-label={nom} onChange={() => { setValeur(v); setOubli(false) }} />
  )
  return (
    <Dialog
      open
      size="large"
      title="Choix de l’adresse"
      onClose={onFermer}
      actions={
        <>
          <button type="button" className="fr-btn" onClick={valider}>Valider l’adresse</button>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={onFermer}>Annuler</button>
        </>
      }
    >
      <p>
        Adresse saisie : <strong>{requete}</strong>. Choisissez l’adresse qui lui correspond.
      </p>
      <div role="radiogroup" aria-label="Adresses trouvées" {...(oubli ? { 'aria-describedby': `${groupe}-erreur` } : {})}>
        <div className="ui-table">
          <table>
            <caption className="fr-sr-only">Adresses trouvées</caption>
            <thead>
              <tr>
                <th scope="col"><span className="fr-sr-only">Choix</span></th>
                <th scope="col">Voie</th>
                <th scope="col">Code postal</th>
                <th scope="col">Commune</th>
              </tr>
            </thead>
            <tbody>
              {choix.map((f, i) => {
                const a = versAdresse(f)
                return (
                  <tr key={`${f.properties.id} ${f.properties.label}`}>
                    <td>{radio(String(i), adresseEnLigne(a))}</td>
                    <td><label htmlFor={`${groupe}-${i}`}>{[a.numeroVoie, a.voie].join(' ').trim()}</label></td>
                    <td>{a.codePostal}</td>
                    <td>{a.commune}</td>
                  </tr>
                )
              })}
              <tr>
                <td>{radio(CONSERVER, 'Conserver mon adresse')}</td>
                <td colSpan={3}>
                  <label htmlFor={`${groupe}-${CONSERVER}`}>Conserver mon adresse</label>
                  <span className="fr-hint-text">Elle restera non géolocalisée : {requete}</span>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      {oubli && <p className="fr-error-text" id={`${groupe}-erreur`} role="alert">Choisissez une adresse dans la liste.</p>}
    </Dialog>
  )
}
