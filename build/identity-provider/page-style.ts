export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; padding: 1rem; background: light-dark(#f4f5f7, #14171b); color: light-dark(#1a1d21, #eceef0) }
main { max-inline-size: 30rem; margin-inline: auto }
h1 { font-size: 1.5rem; line-height: 1.3; margin-block: 1rem }
h1 bdi { display: block }
.notice { margin: 0; padding: .75rem 1rem; border-inline-start: .25rem solid light-dark(#9a5b00, #f0b050); background: light-dark(#fff4de, #33270f) }
form { margin-block: .75rem }
button { inline-size: 100%; min-block-size: 3rem; padding: .5rem 1rem; font: inherit; text-align: start; cursor: pointer; color: inherit; background: light-dark(#fff, #1f242a); border: 1px solid light-dark(#757b83, #8b939c); border-radius: .5rem }
button:hover { border-color: currentColor }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px }
small { display: block; color: light-dark(#4a5058, #b7bec6); overflow-wrap: anywhere }
a { color: light-dark(#0b57d0, #8ab4f8) }
code { overflow-wrap: anywhere }
`
