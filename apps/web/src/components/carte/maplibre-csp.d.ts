// The build of MapLibre that needs no blob: the same module under another file.
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export * from 'maplibre-gl'
  export { default } from 'maplibre-gl'
}
