export {
  centreDe,
  hash,
  numeroExiste,
  pointDe,
  ruesDe,
  type PointGeo,
  type Rue,
} from './gazetteer.ts'
export { geocodageEmbarque } from './geocodage-embarque.ts'
