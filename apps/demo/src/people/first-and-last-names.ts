/* Common names of both languages, and some that trip software: accents, hyphens, apostrophes, one letter. */

type Names = readonly [string, ...string[]];

interface NamePool {
  readonly women: Names;
  readonly men: Names;
  readonly families: Names;
}

// oxfmt-ignore
export const englishNames: NamePool = {
  women: [
    'Emily', 'Grace', 'Hannah', 'Olivia', 'Abigail', 'Zoë', 'Renée', 'Charlotte', 'Naomi', 'Ruth', 'Margaret', 'Dorothy',
    'Linda', 'Susan', 'Karen', 'Aisha', 'Mei', 'Priya', 'Keisha', 'Siobhán', 'Mary-Kate', 'Jo', 'A.', 'Thuy', 'Fatima',
    'Eleanor', 'Sofia', 'Helen', 'Nancy', 'Joyce', 'Tamara', 'Yun', 'Ingrid', 'Paula', 'Leah', 'Rachel', 'Maya', 'Nora',
  ],
  men: [
    'James', 'Michael', 'Robert', 'David', 'William', 'Noah', 'Liam', 'Ethan', 'Jean-Luc', 'Omar', 'Wei', 'Raj', 'Andre',
    'Darnell', 'Seán', 'Bjørn', 'Thomas', 'George', 'Walter', 'Harold', 'Eugene', 'Carl', 'Jamal', 'Kevin', 'Brian', 'J',
    'Tyrone', 'Samuel', 'Isaac', 'Henry', 'Oscar', 'Peter', 'Victor', 'Minh', 'Ahmed', 'Dmitri', 'Kenji', 'Louis',
  ],
  families: [
    'Walker', 'Johnson', "O'Brien", "D'Angelo", 'Smith-Jones', 'Ng', 'O', 'Nguyen', 'Patel', 'Kim', 'Washington', 'Jefferson',
    'Baker', 'Miller', 'Cooper', 'Begay', 'Yazzie', 'Schmidt', 'Kowalski', 'Okafor', 'MacLeod', 'van der Berg', 'Lindström',
    'Clark', 'Reed', 'Foster', 'Hughes', 'Simmons', 'Porter', 'Ellison', 'Hayes', 'Brooks', 'Price', 'Barnes', 'St. James',
    'Fitzgerald', 'Grant', 'Hoffman', 'Chen', 'Singh', 'Rossi', 'Novák',
  ],
};

// oxfmt-ignore
export const spanishNames: NamePool = {
  women: [
    'María', 'Guadalupe', 'Ana Sofía', 'Lucía', 'Begoña', 'Inés', 'Rosa', 'Ximena', 'Concepción', 'Verónica', 'Nuria',
    'Elena', 'Carmen', 'Alejandra', 'Beatriz', 'Rocío', 'Graciela', 'Yolanda', 'Noemí', 'Esperanza', 'Pilar', 'Araceli',
  ],
  men: [
    'José', 'Juan Carlos', 'Ángel', 'Íñigo', 'Raúl', 'Andrés', 'Héctor', 'Martín', 'Óscar', 'Nicolás', 'Joaquín', 'Miguel',
    'Ramón', 'Sebastián', 'Tomás', 'Iván', 'Adrián', 'Efraín', 'Germán', 'Luis', 'Mateo', 'Rubén',
  ],
  families: [
    'Peña', 'Núñez', 'Ibáñez', 'Muñoz Rivera', 'García', 'Hernández', 'Castañeda', 'Yáñez', 'Ortiz-Peña', "D'Ávila", 'Ruiz',
    'Quiñones', 'Zúñiga', 'López', 'Ramírez Ortega', 'Gómez', 'Sánchez', 'Montaño', 'Ávalos', 'Treviño', 'Marín', 'Cano',
    'de la Cruz', 'Bermúdez', 'Solís', 'Carreño',
  ],
};
