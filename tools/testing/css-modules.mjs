// A test sees the class names as they are written in the style sheet.
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
